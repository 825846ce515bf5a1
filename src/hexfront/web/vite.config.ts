import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { natoSymbols } from "./nato.ts";

export default defineConfig({
  plugins: [svelte(), natoSymbols()],
  build: {
    outDir: "dist",
    target: "es2022",
  },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
  server: {
    // `npm run dev` beside a running `hexfront`: the page from Vite, the game from the server.
    proxy: {
      "/api": { target: "http://127.0.0.1:8000" },
      "/ws": { target: "http://127.0.0.1:8000", ws: true },
    },
  },
});
