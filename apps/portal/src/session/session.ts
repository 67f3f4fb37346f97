import type { OktaAuth, Tokens } from '@okta/okta-auth-js/idx';
import { TAB_HIDDEN_RENEW_SECONDS } from '@forecourt/validation';
import { href } from '../addresses/href.ts';
import { logError } from '../app/log.ts';
import { objectIn } from '../app/objectIn.ts';
import type { RuntimeConfig } from '../config/runtimeConfig.ts';
import { SESSION_KEYS } from './keys.ts';
import { COMPANY_IDP, pathOnOrigin, type LoginState } from './loginState.ts';
import { renewCarefully, type Renewal } from './renewal.ts';
import type { IdxPort } from './signInFlow.ts';
import {
  authTokenOf,
  claimsOf,
  currentAccessToken,
  issuedAt,
  personOf,
  subjectOf,
} from './tokens.ts';

/** Where the identity client stores its tokens; read to decide whether loading it is worthwhile. */
const TOKEN_STORAGE_KEY = 'okta-token-storage';
/** Scopes requested from the identity provider. [AUTH-104] */
const SCOPES = ['openid', 'profile', 'email', 'offline_access'];

export interface SessionPort {
  readonly config: RuntimeConfig;
  readonly origin: string;
  readonly local: Storage;
  /** Called after sign-in; returns the address at which the user's last session ended, or null. */
  readonly arrive: (subject: string | null) => string | null;
  /** Navigates to a portal address, replacing the current one. */
  readonly replace: (address: string) => Promise<void>;
  /** Loads the page again, without asking about unsaved changes. */
  readonly reload: () => void;
}

interface LoadedClient {
  readonly client: OktaAuth;
  readonly renewal: Renewal;
}

/** A `signOut` client renews nothing, since another page may have used the refresh token. */
type Purpose = 'session' | 'signOut';

async function createClient(
  port: SessionPort,
  loginState: LoginState,
  purpose: Purpose,
): Promise<LoadedClient> {
  const { OktaAuth: Client } = await import('@okta/okta-auth-js/idx');
  const { issuers, clientId } = port.config;
  const isCompany = loginState.idp === COMPANY_IDP && issuers.cp1 !== undefined;
  const client = new Client({
    issuer: (isCompany ? issuers.cp1 : undefined) ?? issuers.main,
    clientId,
    redirectUri: `${port.origin}/login/`,
    postLogoutRedirectUri: `${port.origin}/login/`,
    scopes: SCOPES,
    pkce: true,
    services: { tabInactivityDuration: TAB_HIDDEN_RENEW_SECONDS },
    restoreOriginalUri: (authClient, address) => {
      // signing in counts as activity, however long ago the last was
      port.local.removeItem(SESSION_KEYS.lastLife);
      const { emulatedUsername } = parseLoginState(port.local.getItem(SESSION_KEYS.loginState));
      const leftAt = port.arrive(emulatedUsername ? null : subjectOf(authClient));
      const target = address ?? leftAt ?? claimsOf(authClient)?.redirectUrl ?? null;
      return port.replace(pathOnOrigin(target, port.origin) ?? href('overview'));
    },
  });
  const renewal = renewCarefully(client, navigator.locks);
  if (purpose === 'session') await client.start();
  return { client, renewal };
}

/** The tokens for either kind of redirect code; the state must match the saved one. */
async function redirectTokens(client: OktaAuth, address: string): Promise<Tokens> {
  if (new URL(address).searchParams.has('code')) return (await client.token.parseFromUrl()).tokens;
  await client.idx.handleInteractionCodeRedirect(address);
  return client.tokenManager.getTokensSync();
}

/** The provider's sign-out page, which ends its session and returns to the sign-in page. */
function endSessionAddress({ options }: OktaAuth, idToken: string): string {
  const query = new URLSearchParams({ id_token_hint: idToken });
  if (options.postLogoutRedirectUri) {
    query.set('post_logout_redirect_uri', options.postLogoutRedirectUri);
  }
  return `${options.issuer}/v1/logout?${query}`;
}

function parseLoginState(stored: string | null): LoginState {
  const state: object = objectIn(stored);
  return state;
}

/** The page's session, on top of the identity client, which is loaded on demand. */
export function createSession(port: SessionPort) {
  const loginState = () => parseLoginState(port.local.getItem(SESSION_KEYS.loginState));
  let loading: Promise<LoadedClient> | null = null;
  let loaded: OktaAuth | null = null;
  const load = (purpose: Purpose = 'session') => {
    loading ??= createClient(port, loginState(), purpose).then(
      (created) => {
        loaded = created.client;
        return created;
      },
      // a failed load is retried by the next call
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const client = async () => (await load()).client;

  // whose data this page shows; tabs share tokens, so the stored ones may become another person's
  let person: string | null = null;
  let isReloading = false;
  const reloadIfOther = () => {
    if (isReloading) return true;
    // a token that is gone belongs to nobody
    const current = authTokenOf(loaded) === null ? null : personOf(loaded);
    if (person === null || current === null || current === person) return false;
    isReloading = true;
    port.reload();
    return true;
  };

  // an emailed link may open in another tab, which finds the address by the state [STORE-18]
  let transactionState: string | undefined;
  const saveAddress = (authClient: OktaAuth, linkState?: unknown) => {
    const state = typeof linkState === 'string' ? linkState : transactionState;
    transactionState = authClient.transactionManager.load()?.state ?? state;
    const address = authClient.getOriginalUri();
    if (transactionState && address) authClient.setOriginalUri(address, transactionState);
  };

  // such tokens come from the main issuer, whichever one the employee signed in at
  const emulationIssuer = {
    issuer: port.config.issuers.main,
    clientId: port.config.clientId,
    fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
  };

  /** Gets tokens for a provider employee who views the portal as a user. [AUTH-13, UI-18] */
  const emulatedTokens = async (
    authClient: OktaAuth,
    tokens: Tokens,
    username: string,
  ): Promise<Tokens> => {
    const { emulate } = await import('./emulate.ts');
    return emulate(tokens, username, {
      ...emulationIssuer,
      claimsOf: (token) => authClient.token.decode(token).payload,
      nowSeconds: () => Math.floor(Date.now() / 1000),
    });
  };

  /** Stores the tokens of a sign-in and opens the address saved under its state. */
  const complete = async (authClient: OktaAuth, tokens: Tokens, state?: string) => {
    const { emulatedUsername } = loginState();
    const finalTokens = emulatedUsername
      ? await emulatedTokens(authClient, tokens, emulatedUsername)
      : tokens;
    // a sign-in on this page, unlike one in another tab, may be another person's
    person = null;
    const address = authClient.getOriginalUri(state);
    if (state) authClient.removeOriginalUri(state);
    await authClient.handleLoginRedirect(finalTokens, address);
  };

  /**
   * An access token for the gateway, renewed if expired; null if there is none.
   * @throws if it could not be renewed now, or belongs to someone who signed in on another page
   */
  const accessToken = async () => {
    const authClient = await client();
    person ??= personOf(authClient);
    const token = await currentAccessToken(authClient);
    if (reloadIfOther()) throw new Error('someone else has signed in');
    return token;
  };

  return {
    /** Loads the identity client ahead of its first use. */
    prepare: () => void client().catch(() => undefined),
    /** Whether there are tokens, valid or not. */
    hasTokens: () => (port.local.getItem(TOKEN_STORAGE_KEY) ?? '{}') !== '{}',
    /** Whether the user is signed in; renews expired tokens if possible. */
    isSignedIn: async () => {
      await client();
      // tokens that cannot be renewed now may be later
      return accessToken().then(
        (token) => token !== null,
        () => true,
      );
    },
    accessToken,
    /** Reloads the page and returns true if someone else has signed in since it opened. */
    reloadIfOther,
    /** When the token was issued, in epoch milliseconds; null without a token. */
    tokenIssuedAt: () => {
      const seconds = loaded && issuedAt(loaded);
      return seconds === null ? null : seconds * 1000;
    },
    /** The current token, expired or not; null if there is none. */
    authToken: () => authTokenOf(loaded),
    /** The token's claims; null without a token, or if it cannot be decoded. [ENT-04 to ENT-06] */
    claims: () => claimsOf(loaded),
    /** The signed-in user's subject at the identity provider; null without a token. */
    subject: () => subjectOf(loaded),
    /** The user, and whom a provider employee views the portal as; null without a token. */
    person: () => personOf(loaded),
    /** The identity provider's sign-in steps. */
    idx: async (): Promise<IdxPort> => {
      const authClient = await client();
      const { idx } = authClient;
      return {
        start: async (link) => {
          const transaction = await idx.start({ ...link });
          saveAddress(authClient);
          return transaction;
        },
        proceed: (values) => {
          saveAddress(authClient, values['state']);
          return idx.proceed(values);
        },
        canProceed: () => idx.canProceed(),
        cancel: () => idx.cancel(),
        closeSession: () => authClient.closeSession(),
      };
    },
    /** The user's own account at the identity provider, with a valid token. */
    myAccount: async () => {
      const [authClient, { createMyAccount }] = await Promise.all([
        client(),
        import('./myAccount.ts'),
      ]);
      await accessToken();
      return createMyAccount(authClient);
    },
    /** Whether the provider has a session; INACTIVE if it cannot be reached. [SESS-22, SESS-23] */
    providerStatus: async () => {
      const { status } = await (await client()).session.get();
      return status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE';
    },
    /** Stores the requested address until sign-in is complete. */
    rememberAddress: (address: string) => {
      void client()
        .then((authClient) => authClient.setOriginalUri(address))
        .catch((error: unknown) => logError('Error keeping the address', error));
    },
    /**
     * Completes the sign-in: stores tokens, updates state, and restores the saved address.
     * [AUTH-30 to AUTH-33, AUTH-116, NAV-51]
     */
    finish: async (tokens: Tokens) => {
      await complete(await client(), tokens, transactionState);
    },
    /** Redirects to the provider's own sign-in page. */
    signInAtProvider: async () => (await client()).signInWithRedirect(),
    /**
     * Takes the tokens of a sign-in by redirect and completes it like `finish`; resolves to the
     * problem, or null. [AUTH-64, AUTH-65]
     */
    finishRedirect: async (address: string) => {
      try {
        const authClient = await client();
        const state = new URL(address).searchParams.get('state') ?? undefined;
        await complete(authClient, await redirectTokens(authClient, address), state);
        return null;
      } catch (error) {
        const { readIdentityError } = await import('./identityErrors.ts');
        return readIdentityError(error);
      }
    },
    /** Parameters of the sign-in address. [AUTH-13] */
    loginState,
    keepLoginState: (state: LoginState) => {
      const isOtherIssuer = state.idp !== loginState().idp;
      if (Object.keys(state).length === 0) port.local.removeItem(SESSION_KEYS.loginState);
      else port.local.setItem(SESSION_KEYS.loginState, JSON.stringify(state));
      if (isOtherIssuer) [loading, loaded] = [null, null];
    },
    /**
     * Reads the tokens before the storage is cleared; resolves to a function that ends the
     * provider's session and resolves to the page's next address. [SESS-16]
     */
    providerSignOut: async () => {
      const { client: authClient, renewal } = await load('signOut');
      await renewal.end();
      const {
        accessToken: access,
        idToken,
        refreshToken,
      } = authClient.tokenManager.getTokensSync();
      const emulation = claimsOf(authClient)?.act ? await import('./emulate.ts') : null;
      return async () => {
        if (refreshToken) await authClient.revokeRefreshToken(refreshToken);
        if (access && emulation) await emulation.endEmulation(access.accessToken, emulationIssuer);
        else if (access) await authClient.revokeAccessToken(access);
        if (idToken) return endSessionAddress(authClient, idToken.idToken);
        await authClient.closeSession();
        return null;
      };
    },
  };
}
export type Session = ReturnType<typeof createSession>;
