/** As much of a browser as the page's modules ask for when they are loaded. */

import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
