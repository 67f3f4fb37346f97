import type { PushSubscription as Sent } from '@forecourt/validation';

/** What prevents alerts in this browser; null: nothing. */
export type PushObstacle = 'unsupported' | 'blocked';

/** undefined: this browser keeps no service workers, or was told not to. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
const registration = () => workers()?.getRegistration();

/** Whether this browser can be alerted. On an iPhone only once the portal is on the home screen. */
export function pushObstacle(): PushObstacle | null {
  if (!('PushManager' in window) || !workers()) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** Where this browser is alerted now; null: it is not. */
export async function browserAddress(): Promise<string | null> {
  if (pushObstacle() === 'unsupported') return null;
  const subscription = await (await registration())?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/**
 * Asks the person, then subscribes; null: the person, or the browser, does not want to.
 *
 * @param gone addresses that no longer reach anyone: a browser may keep its own of them
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
      // a subscription for the gateway's previous keys is in the way
      await unsubscribeBrowser();
      return manager.subscribe(options);
    })
    .catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null;
  return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] };
}

/** So that whoever signs in here next does not get the alerts of the person before. */
export async function unsubscribeBrowser(): Promise<void> {
  if (pushObstacle() === 'unsupported') return;
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
