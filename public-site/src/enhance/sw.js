/* The service worker. What a page needs to report that there is no connection, and the pages named in KEPT, are kept for when there is none.
   Pages of a person, the API and the console never pass through here into any store. The build fills in the three constants. */
const VERSION = '__VERSION__';
const KEPT = ['__KEPT__'];
const SHELL = ['__SHELL__'];

const OURS = /^\/(en\/)?(admin|api|health|metrics)(\/|$)/;

addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

/* Without cookies: what is kept is what a stranger sees. */
async function fill() {
  const cache = await caches.open(VERSION);
  await Promise.all(
    [...SHELL, ...KEPT].map(async (path) => {
      const answer = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(path, answer);
    }),
  );
}

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
      await registration.navigationPreload?.enable();
      await clients.claim();
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || OURS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

/* The network first, and what it returns is not kept. */
async function page(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const cache = await caches.open(VERSION);
    return (await cache.match(pathname)) ?? (await cache.match(/^\/en(\/|$)/.test(pathname) ? '/en/offline' : '/hors-ligne'));
  }
}

/* A file whose name says what is in it never changes. */
async function asset(request) {
  const cache = await caches.open(VERSION);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
