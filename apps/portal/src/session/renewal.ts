import type { OktaAuth, Tokens } from '@okta/okta-auth-js/idx';

/** Name of the lock under which tabs renew in turn. */
const LOCK = 'renewal of tokens';
/** Maximum wait for another tab's tokens, which become visible shortly after it frees the lock. */
const SEEN_WAIT_MS = 1000;
const LOOK_EVERY_MS = 20;
/** Maximum time that a sign-out waits for a renewal in progress. */
const END_WAIT_MS = 2000;

type Client = Pick<OktaAuth, 'token' | 'tokenManager'>;
/** The part of the browser's LockManager used here. */
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
  /** Prevents new renewals here; resolves once those in progress, in any tab, have ended. */
  readonly end: () => Promise<void>;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Whether none of the tokens has expired. */
const areFresh = ({ tokenManager }: Client, { accessToken, idToken }: Tokens) =>
  accessToken !== undefined &&
  !tokenManager.hasExpired(accessToken) &&
  (idToken === undefined || !tokenManager.hasExpired(idToken));

/** Waits until another tab's tokens are visible here, if it got any. */
async function waitForOtherTab(client: Client): Promise<void> {
  const end = Date.now() + SEEN_WAIT_MS;
  while (!areFresh(client, client.tokenManager.getTokensSync()) && Date.now() < end) {
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * Makes the client renew tokens only with a refresh token, since its other way opens a frame, which
 * the content security policy blocks. Uses each refresh token once across tabs, because reusing one
 * ends the whole sign-in. `locks` is undefined on pages without support.
 */
export function renewCarefully(client: Client, locks: Locks | undefined): Renewal {
  const renewTokens = client.token.renewTokens.bind(client.token);
  let running: ReturnType<typeof renewTokens> | null = null;
  let isOver = false;

  client.token.renewTokens = (options) => {
    if (running) return running;
    const initialToken = refreshTokenOf(client);
    const renew = async (hasWaited: boolean) => {
      const tokens = client.tokenManager.getTokensSync();
      if (isOver || !tokens.refreshToken) throw new Error('no refresh token to renew with');
      // another tab was faster
      const isOther = hasWaited || tokens.refreshToken.refreshToken !== initialToken;
      if (isOther && areFresh(client, tokens)) return tokens;
      const renewed = await renewTokens(options);
      // the client itself stores them only after the next tab looks, which would renew again
      client.tokenManager.setTokens(renewed);
      return renewed;
    };
    const renewInTurn = async (lockManager: Locks) => {
      const first = { ifAvailable: true };
      const renewed = await lockManager.request(LOCK, first, async (lock) =>
        lock ? renew(false) : null,
      );
      return (
        renewed ??
        lockManager.request(LOCK, {}, () => waitForOtherTab(client).then(() => renew(true)))
      );
    };
    const renewing = (locks ? renewInTurn(locks) : renew(false)).finally(() => {
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
