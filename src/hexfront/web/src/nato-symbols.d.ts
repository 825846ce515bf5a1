/** Made by the build, see `nato.ts`: by unit type, the lines of its symbol as SVG. */
declare module "virtual:nato-symbols" {
  export const SYMBOLS: Readonly<Record<string, string>>;
}
