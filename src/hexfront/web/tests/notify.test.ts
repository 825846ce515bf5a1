import { describe, expect, it } from "vitest";
import { withDot, withoutDot } from "../src/lib/notify";

const ICON = "data:image/svg+xml,%3Csvg viewBox='0 0 32 32'%3E%3Cpath d='M2 16'/%3E%3C/svg%3E";

describe("the mark on the tab", () => {
  it("is drawn over the icon, and taken away again", () => {
    const marked = withDot(ICON);
    expect(marked).toContain("circle");
    expect(marked.endsWith("%3C/svg%3E")).toBe(true);
    expect(withoutDot(marked)).toBe(ICON);
  });
});
