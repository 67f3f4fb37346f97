import { logError } from './log.ts';
import { scriptAddress } from './trustedTypes.ts';

const ADDRESS = '/sw.js';
/** A page that stays open asks so often whether there is a new version. */
const ASKS_EVERY_MS = 3_600_000;

/** A newer version of the portal, which is offered and never forced. */
export interface NewVersion {
  readonly isReady: () => boolean;
  readonly subscribe: (notify: () => void) => () => void;
  /** Takes it: the page loads again. */
  readonly take: () => void;
}

interface Watched {
  readonly versions: NewVersion;
  readonly ready: (waiting: ServiceWorker) => void;
}

function createNewVersion(container: ServiceWorkerContainer): Watched {
  const listeners = new Set<() => void>();
  let waiting: ServiceWorker | null = null;
  return {
    ready: (worker) => {
      waiting = worker;
      for (const notify of listeners) notify();
    },
    versions: {
      isReady: () => waiting !== null,
      subscribe: (notify) => {
        listeners.add(notify);
        return () => listeners.delete(notify);
      },
      take: () => {
        // another tab has taken it already
        if (waiting?.state !== 'installed') return location.reload();
        // once, and only because the person asked for it
        container.addEventListener('controllerchange', () => location.reload(), { once: true });
        waiting.postMessage('activate');
      },
    },
  };
}

function watch(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  ready: (worker: ServiceWorker) => void,
): void {
  // without a worker before it there is no older version to replace
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
  setInterval(() => void registration.update().catch(() => undefined), ASKS_EVERY_MS);
}

/** Registers the service worker: offline shell, and news of a newer version. Null: this browser has none. */
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

/** The service worker of this page, registered the first time; null while developing. */
export function newVersion(): NewVersion | null {
  registered ??= import.meta.env.PROD ? registerServiceWorker(navigator.serviceWorker) : null;
  return registered;
}
