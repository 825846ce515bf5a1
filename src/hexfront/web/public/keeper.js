/* Keeps the page itself, so that it opens when only the server's machine is there, or is late.
   What the server says is never kept: games and rules always come from it. */

const KEPT = "hexfront-page";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepFront());
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  const own = pathname === "/" || pathname.startsWith("/assets/");
  if (event.request.method === "GET" && own) event.respondWith(newest(event.request));
});

async function newest(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch (error) {
    const known = await kept.match(request);
    if (known) return known;
    throw error;
  }
}

/* What was loaded before the keeper came: one visit is enough. */
async function keepFront() {
  const kept = await caches.open(KEPT);
  const front = await fetch("/");
  const written = await front.clone().text();
  const assets = [...written.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  await kept.put("/", front);
  await kept.addAll(assets);
}
