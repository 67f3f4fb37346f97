import type { PushSubscription as Sent } from '@forecourt/validation';

/** What prevents notifications in this browser; null means nothing does. */
export type PushObstacle = 'unsupported' | 'blocked';

/** Undefined if the browser does not support service workers or has them disabled. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
const registration = () => workers()?.getRegistration();

/** What prevents notifications here. An iPhone supports them only from the home screen. */
export function pushObstacle(): PushObstacle | null {
  if (!('PushManager' in window) || !workers()) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** This browser's push endpoint; null if it has no subscription. */
export async function browserAddress(): Promise<string | null> {
  if (pushObstacle() === 'unsupported') return null;
  const subscription = await (await registration())?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/**
 * Requests permission, then subscribes; null if the user or the browser refuses.
 *
 * @param gone endpoints that no longer work: the browser may still hold one of them
 */
export async function subscribeBrowser(
  publicKey: string,
  gone: readonly string[],
): Promise<Sent | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const address = await browserAddress();
  if (address !== null && gone.includes(address)) await unsubscribeBrowser();
  const manager = (await registration())?.pushManager;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await manager
    ?.subscribe(options)
    .catch(async () => {
      // a subscription made with the gateway's previous keys blocks this one
      await unsubscribeBrowser();
      return manager.subscribe(options);
    })
    .catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null;
  return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] };
}

/** Prevents the next user of this browser from getting the previous user's notifications. */
export async function unsubscribeBrowser(): Promise<void> {
  if (pushObstacle() === 'unsupported') return;
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
