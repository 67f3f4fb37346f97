import { DRIVER_LINK_MINUTES, type PushSubscription } from '@forecourt/validation';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import webPush from 'web-push';
import { createBreakers } from '../http/breaker.ts';
import { callOut } from '../telemetry/outgoing.ts';

/** Identifies the gateway to browsers' push services. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:` address of the gateway's operator. */
  readonly subject: string;
}

/** A browser's notification, and where it leads. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** Path in the portal. */
  readonly path: string;
}

/** Sends notifications to browsers. */
export interface PushSender {
  /** The key that browsers subscribe with. */
  readonly publicKey: string;
  /** `false` if the browser has unsubscribed. Rejects if sending should be retried. */
  send(subscription: PushSubscription, text: PushText): Promise<boolean>;
}

const TIMEOUT_MILLISECONDS = 10_000;
/** After this, no one is waiting at the pump anymore. */
const LIFE_SECONDS = DRIVER_LINK_MINUTES * 60;
const GONE = new Set([403, 404, 410]);

/**
 * Sends by Web Push, encrypted for the browser. Only to public addresses, since browsers name them.
 *
 * @param allowed private addresses that may be called anyway
 */
export function webPushSender(vapidDetails: VapidKeys, allowed: readonly string[]): PushSender {
  const agent = new RequestFilteringHttpsAgent({ allowIPAddressList: [...allowed] });
  const breakerOf = createBreakers();
  const options = {
    vapidDetails,
    agent,
    TTL: LIFE_SECONDS,
    urgency: 'high',
    timeout: TIMEOUT_MILLISECONDS,
  } as const;
  return {
    publicKey: vapidDetails.publicKey,
    async send({ endpoint, ...keys }, text) {
      const send = () =>
        webPush.sendNotification({ endpoint, keys }, JSON.stringify(text), options);
      try {
        await breakerOf(new URL(endpoint).host).execute(() => callOut('push', send));
        return true;
      } catch (error) {
        if (error instanceof webPush.WebPushError && GONE.has(error.statusCode)) return false;
        throw error;
      }
    },
  };
}
