import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "dist",
    target: "es2022",
  },
  server: {
    // `npm run dev` beside a running `hexfront`: the page from Vite, the game from the server.
    proxy: {
      "/api": { target: "http://127.0.0.1:8000" },
      "/ws": { target: "http://127.0.0.1:8000", ws: true },
    },
  },
});
