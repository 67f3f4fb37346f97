import type { OktaAuth, Tokens } from '@okta/okta-auth-js/idx';

/** Tabs renew one after the other under this name. */
const LOCK = 'renewal of tokens';
/** What another tab stored is seen here a moment after its lock is free; it is waited for no longer. */
const SEEN_WAIT_MS = 1000;
const LOOK_EVERY_MS = 20;
/** A sign-out waits no longer for a renewal that is on its way. */
const END_WAIT_MS = 2000;

type Client = Pick<OktaAuth, 'token' | 'tokenManager'>;
/** The browser's locks, as far as they are needed here. */
export interface Locks {
  readonly request: <T>(
    name: string,
    options: { readonly ifAvailable?: boolean },
    run: (lock: unknown) => Promise<T>,
  ) => Promise<T>;
}

const refreshTokenOf = ({ tokenManager }: Client) =>
  tokenManager.getTokensSync().refreshToken?.refreshToken;

export interface Renewal {
  /** No renewal begins here anymore; resolves once those on their way have ended, in other tabs too. */
  readonly end: () => Promise<void>;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Nothing of it has run out. */
const areFresh = ({ tokenManager }: Client, { accessToken, idToken }: Tokens) =>
  accessToken !== undefined &&
  !tokenManager.hasExpired(accessToken) &&
  (idToken === undefined || !tokenManager.hasExpired(idToken));

/** Until the tokens of another tab are seen here, if it got any. */
async function seen(client: Client): Promise<void> {
  const end = Date.now() + SEEN_WAIT_MS;
  while (!areFresh(client, client.tokenManager.getTokensSync()) && Date.now() < end) {
    await pause(LOOK_EVERY_MS);
  }
}

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
    const renew = async (hasWaited: boolean) => {
      const kept = client.tokenManager.getTokensSync();
      if (isOver || !kept.refreshToken) throw new Error('no refresh token to renew with');
      // another tab was faster
      const isOther = hasWaited || kept.refreshToken.refreshToken !== known;
      if (isOther && areFresh(client, kept)) return kept;
      const renewed = await renewTokens(options);
      // the client itself keeps them after the next tab looked, which would renew once more
      client.tokenManager.setTokens(renewed);
      return renewed;
    };
    const inTurn = async (tabs: Locks) => {
      const first = { ifAvailable: true };
      const mine = await tabs.request(LOCK, first, async (lock) => (lock ? renew(false) : null));
      return mine ?? tabs.request(LOCK, {}, () => seen(client).then(() => renew(true)));
    };
    const renewing = (locks ? inTurn(locks) : renew(false)).finally(() => {
      running = null;
    });
    running = renewing;
    return renewing;
  };

  return {
    end: async () => {
      isOver = true;
      const ended = locks?.request(LOCK, {}, () => Promise.resolve()) ?? running;
      await Promise.race([ended?.catch(() => undefined), pause(END_WAIT_MS)]);
    },
  };
}
