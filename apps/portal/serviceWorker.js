// The service worker. The build prepends FILES (assets that the shell needs) and BUILD and writes
// the result to /sw.js, so that every new build installs a new worker.
/* global FILES, BUILD */

/** Files whose names contain a content hash, and the page itself. [STORE-23, STORE-24] */
const STATIC = 'static-v2';
/** Files that can change under the same name: the configuration, the icon. [STORE-20, STORE-24] */
const DYNAMIC = 'dynamic-v2';
const SHELL = '/index.html';
/** The driver page is not part of the portal and has nothing to show offline. */
const DRIVER = '/en/driver/';
/** Timeout for the network when a cached response exists. */
const PATIENCE_MS = 4000;

const fillShell = () => caches.open(STATIC).then((cache) => cache.addAll([SHELL, ...FILES]));

self.addEventListener('install', (event) => {
  event.waitUntil(fillShell());
});

const isOurs = (name) => /^(static|dynamic)-/.test(name);

async function dropOld() {
  const names = await caches.keys();
  const old = names.filter((name) => isOurs(name) && name !== STATIC && name !== DYNAMIC);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(STATIC);
  const kept = new Set([SHELL, ...FILES]);
  const requests = await cache.keys();
  const gone = requests.filter(({ url }) => !kept.has(new URL(url).pathname));
  await Promise.all(gone.map((request) => cache.delete(request)));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

// a new version activates only at the user's request
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'activate') void self.skipWaiting();
  if (data === 'build') ports[0]?.postMessage(BUILD);
});

const isGood = (answer) => answer.ok && answer.type === 'basic';

async function keep(name, key, answer) {
  if (!isGood(answer)) return answer;
  const cache = await caches.open(name);
  await cache.put(key, answer.clone());
  return answer;
}

/** Cache first: the file name changes with the content. */
async function fromCache(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  return kept ?? keep(STATIC, request, await fetch(request));
}

/** Network first; falls back to the cached response on an error or timeout. */
async function fromNetwork(request, key, finish) {
  const kept = await caches.match(key);
  try {
    const signal = kept ? AbortSignal.timeout(PATIENCE_MS) : undefined;
    return await finish(await fetch(request, { signal }));
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/**
 * Fetches the page of the current release without caching it. The page is cached only together with
 * its files, so that the offline shell never mixes releases.
 */
const openPage = (request) =>
  fromNetwork(request, SHELL, async (answer) => {
    // read it all here, so that a timeout mid-body falls back to the cache
    await answer.clone().arrayBuffer();
    return answer;
  });

/** Caches the shell again after sign-out, which deletes every cache, if this is still its release. */
async function refillShell() {
  if (await caches.match(SHELL)) return;
  const { registration } = self;
  await registration.update();
  if (!registration.installing && !registration.waiting) await fillShell();
}

/** Whether the path is a file; opened in a tab, it must not be handled as the portal's page. */
const isFile = (pathname) => /\.[a-z\d]+$/.test(pathname);

const isPage = ({ mode, url }) => mode === 'navigate' && !isFile(new URL(url).pathname);

function answerTo(request) {
  const { pathname } = new URL(request.url);
  if (isPage(request)) return openPage(request);
  if (pathname.startsWith('/assets/')) return fromCache(request);
  return fromNetwork(request, pathname, (answer) => keep(DYNAMIC, pathname, answer));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOwn = origin === self.location.origin && !pathname.startsWith(DRIVER);
  // requests to the gateway and the identity provider bypass the worker
  if (request.method !== 'GET' || !isOwn) return;
  const answer = answerTo(request);
  event.respondWith(answer);
  // if that fails, the next navigation tries again
  if (isPage(request)) event.waitUntil(answer.then(refillShell).catch(() => undefined));
});

// a driver is waiting at the pump: shows the gateway's text; a click opens the page to respond
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icon.svg',
      // repeated pushes for the same request replace its notification
      tag: path,
      data: path,
    }),
  );
});

// a new window: the user may be typing in an open one, and the worker cannot see what it shows
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
