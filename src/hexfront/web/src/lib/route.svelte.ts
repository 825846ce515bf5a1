/** Which screen is open, kept in the address so that a reload comes back to it. */

const TABLE = /^#\/table\/([\w-]+)$/;

function tableInAddress(): string | null {
  return TABLE.exec(location.hash)?.[1] ?? null;
}

export const route: { table: string | null } = $state({ table: tableInAddress() });

addEventListener("hashchange", () => (route.table = tableInAddress()));

export function goToTable(table: string): void {
  location.hash = `#/table/${table}`;
}

export function goHome(): void {
  location.hash = "#/";
}
