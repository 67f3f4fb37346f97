import type { Log } from '@forecourt/server';
import type { Context } from '../context.ts';
import type { Issuer } from './issuer.ts';

/** The library's own method, which its types omit. */
interface BackchannelClient {
  readonly backchannelLogout: (subject: string, sid: string) => Promise<void>;
}
const isBackchannelClient = (client: object): client is BackchannelClient =>
  'backchannelLogout' in client;

/**
 * Notifies applications that registered for it that a sign-in has ended, with a logout token each
 * (OpenID Connect Back-Channel Logout 1.0). A failure never keeps anyone from signing out.
 */
export function notifyApplications(log: Log, issuers: readonly Issuer[]): Context['signedOut'] {
  return async ({ issuer, subject }, ended) => {
    const provider = issuers.find(({ name }) => name === issuer)?.provider;
    const notifications = ended.map(async ({ id, clientId }) => {
      const client = await provider?.Client.find(clientId);
      if (!client?.backchannelLogoutUri || !isBackchannelClient(client)) return;
      await client.backchannelLogout(subject, id).catch((err: unknown) => {
        log.warn({ err, clientId }, 'could not notify an application of a sign-out');
      });
    });
    await Promise.all(notifications);
  };
}
