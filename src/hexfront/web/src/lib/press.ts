/** Things on the board for players without a pointer. */

/** Enter and Space on a thing that has the focus are a click in its middle. */
export function pressed(event: KeyboardEvent, act: (x: number, y: number) => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat) return;
  const box = (event.currentTarget as Element).getBoundingClientRect();
  act(box.x + box.width / 2, box.y + box.height / 2);
}
