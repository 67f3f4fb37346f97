import type { OktaAuth } from '@okta/okta-auth-js/idx';

/** Tabs renew one after the other under this name. */
const LOCK = 'renewal of tokens';
/** A sign-out waits no longer for a renewal that is on its way. */
const END_WAIT_MS = 2000;

type Client = Pick<OktaAuth, 'token' | 'tokenManager'>;
/** The browser's locks, as far as they are needed here. */
export interface Locks {
  readonly request: <T>(name: string, run: () => Promise<T>) => Promise<T>;
}

export interface Renewal {
  /** No renewal begins here any more; resolves once those on their way have ended, in other tabs too. */
  readonly end: () => Promise<void>;
}

const refreshTokenOf = ({ tokenManager }: Client) =>
  tokenManager.getTokensSync().refreshToken?.refreshToken;

/**
 * Makes the client renew tokens by a refresh token alone, since its other way would open a frame,
 * which our content policy refuses; and each refresh token once, in whichever tab, because one that
 * is shown twice ends the whole sign-in. `locks` is undefined on pages that have none.
 */
export function renewCarefully(client: Client, locks: Locks | undefined): Renewal {
  const renewTokens = client.token.renewTokens.bind(client.token);
  let running: ReturnType<typeof renewTokens> | null = null;
  let isOver = false;

  client.token.renewTokens = (options) => {
    if (running) return running;
    const known = refreshTokenOf(client);
    const renew = async () => {
      const current = refreshTokenOf(client);
      if (isOver || current === undefined) throw new Error('no refresh token to renew with');
      const { accessToken } = client.tokenManager.getTokensSync();
      const isFresh = accessToken && !client.tokenManager.hasExpired(accessToken);
      // another tab was faster while this one waited
      if (current !== known && isFresh) return client.tokenManager.getTokensSync();
      const renewed = await renewTokens(options);
      // the client itself keeps them after the next tab looked, which would renew once more
      client.tokenManager.setTokens(renewed);
      return renewed;
    };
    const renewing = (locks ? locks.request(LOCK, renew) : renew()).finally(() => {
      running = null;
    });
    running = renewing;
    return renewing;
  };

  return {
    end: async () => {
      isOver = true;
      const waited = new Promise((resolve) => {
        setTimeout(resolve, END_WAIT_MS);
      });
      const ended = locks?.request(LOCK, () => Promise.resolve()) ?? running;
      await Promise.race([ended?.catch(() => undefined), waited]);
    },
  };
}
