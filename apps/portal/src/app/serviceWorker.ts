import { createListeners } from './listeners.ts';
import { logError } from './log.ts';
import { scriptAddress } from './trustedTypes.ts';

const ADDRESS = '/sw.js';
/** How often an open page checks for a new version. */
const CHECK_EVERY_MS = 3_600_000;

/** A newer version of the portal; offered, never forced. */
export interface NewVersion {
  readonly isReady: () => boolean;
  readonly subscribe: (notify: () => void) => () => void;
  /** Activates it and reloads the page. */
  readonly activate: () => void;
}

function createNewVersion(container: ServiceWorkerContainer) {
  const { subscribe, notify } = createListeners();
  let waiting: ServiceWorker | null = null;
  const ready = (worker: ServiceWorker) => {
    waiting = worker;
    notify();
  };
  const versions: NewVersion = {
    isReady: () => waiting !== null,
    subscribe,
    activate: () => {
      // another tab has already activated it
      if (waiting?.state !== 'installed') return location.reload();
      // once, and only at the user's request
      container.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('activate');
    },
  };
  return { versions, ready };
}

function watch(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  ready: (worker: ServiceWorker) => void,
): void {
  // without an active worker, there is no older version to replace
  const offer = (worker: ServiceWorker | null) => {
    if (worker && container.controller) ready(worker);
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY_MS);
}

/** Registers the service worker (offline shell, update notices); null if unsupported. */
export function registerServiceWorker(
  container: ServiceWorkerContainer | undefined,
): NewVersion | null {
  if (!container) return null;
  const { versions, ready } = createNewVersion(container);
  container.register(scriptAddress(ADDRESS)).then(
    (registration) => watch(registration, container, ready),
    (error: unknown) => logError('Error registering the service worker', error),
  );
  return versions;
}

let registered: NewVersion | null | undefined;

/** The page's service worker, registered on first call; null in development. */
export function newVersion(): NewVersion | null {
  registered ??= import.meta.env.PROD ? registerServiceWorker(navigator.serviceWorker) : null;
  return registered;
}
