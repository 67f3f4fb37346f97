// The service worker. The build puts FILES (what the shell needs) and BUILD in front of it and
// writes it to /sw.js, so that another build is another worker.
/* global FILES, BUILD */

/** Files whose names change with their content, and the page itself. [STORE-23, STORE-24] */
const STATIC = 'static-v2';
/** What can change under the same name: the configuration, the icon. [STORE-20, STORE-24] */
const DYNAMIC = 'dynamic-v2';
const SHELL = '/index.html';
/** The page of drivers is not the portal's, and has nothing to show without a connection. */
const DRIVER = '/en/driver/';
/** A page waits no longer for a network that does not answer. */
const PATIENCE_MS = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(STATIC).then((cache) => cache.addAll([SHELL, ...FILES])));
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

// a new version waits until the person takes it
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

/** Kept first: the name changes with the content. */
async function fromCache(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  return kept ?? keep(STATIC, request, await fetch(request));
}

/** The network first; what is kept when it does not answer in time. */
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
 * The page of whichever release is served now. It is not kept: only an installation writes the page,
 * along with the files that it needs, so that what opens without a connection is of one release.
 */
const openPage = (request) =>
  fromNetwork(request, SHELL, async (answer) => {
    // the signal would cut it off halfway
    await answer.clone().arrayBuffer();
    return answer;
  });

/** A file that is opened in a tab is not the page of the portal, and must not take its place. */
const isFile = (pathname) => /\.[a-z\d]+$/.test(pathname);

function answerTo(request) {
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate' && !isFile(pathname)) return openPage(request);
  if (pathname.startsWith('/assets/')) return fromCache(request);
  return fromNetwork(request, pathname, (answer) => keep(DYNAMIC, pathname, answer));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOwn = origin === self.location.origin && !pathname.startsWith(DRIVER);
  // calls to the gateway and the identity provider are the page's own
  if (request.method === 'GET' && isOwn) event.respondWith(answerTo(request));
});

// a driver waits at a pump: what the gateway sent is shown, and leads to the answer
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icon.svg',
      // one request is one notification, however often it is sent
      tag: path,
      data: path,
    }),
  );
});

// a window of its own: in one that is open someone may be typing, and no worker knows what it shows now
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
