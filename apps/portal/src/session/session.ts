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
import { authTokenOf, claimsOf, currentAccessToken, issuedAt, subjectOf } from './tokens.ts';

/** Where the identity client keeps its tokens; read to know whether it is worth loading. */
const TOKEN_STORAGE_KEY = 'okta-token-storage';
/** What is asked of the identity provider. [AUTH-104] */
const SCOPES = ['openid', 'profile', 'email', 'offline_access'];

export interface SessionPort {
  readonly config: RuntimeConfig;
  readonly origin: string;
  readonly local: Storage;
  /** Someone has signed in; where they were as their last session ended by itself, or null. */
  readonly arrive: (subject: string | null) => string | null;
  /** Opens an address of the portal in place of the one shown. */
  readonly replace: (address: string) => Promise<void>;
}

interface Loaded {
  readonly client: OktaAuth;
  readonly renewal: Renewal;
}

/** A client that is only to sign out renews nothing: it would show a refresh token that another page has shown. */
type Purpose = 'session' | 'signOut';

async function createClient(
  port: SessionPort,
  loginState: LoginState,
  purpose: Purpose,
): Promise<Loaded> {
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
    restoreOriginalUri: (made, address) => {
      // who signs in is there, however long no one was before
      port.local.removeItem(SESSION_KEYS.lastLife);
      const { emulatedUsername } = parseLoginState(port.local.getItem(SESSION_KEYS.loginState));
      const leftAt = port.arrive(emulatedUsername ? null : subjectOf(made));
      const wanted = address ?? leftAt ?? claimsOf(made)?.redirectUrl ?? null;
      return port.replace(pathOnOrigin(wanted, port.origin) ?? href('overview'));
    },
  });
  const renewal = renewCarefully(client, navigator.locks);
  if (purpose === 'session') await client.start();
  return { client, renewal };
}

/** Both kinds of code that a redirect can bring; its state has to be the one that was saved. */
async function takeRedirect(client: OktaAuth, address: string): Promise<void> {
  if (new URL(address).searchParams.has('code')) return client.handleRedirect();
  await client.idx.handleInteractionCodeRedirect(address);
  return client.handleLoginRedirect(client.tokenManager.getTokensSync());
}

/** The provider's own sign-out page, which ends its session and comes back to the sign-in page. */
function endSessionAddress({ options }: OktaAuth, idToken: string): string {
  const query = new URLSearchParams({ id_token_hint: idToken });
  if (options.postLogoutRedirectUri) {
    query.set('post_logout_redirect_uri', options.postLogoutRedirectUri);
  }
  return `${options.issuer}/v1/logout?${query}`;
}

function parseLoginState(kept: string | null): LoginState {
  const state: object = objectIn(kept);
  return state;
}

/** The session of this page, over the identity client, which is loaded when it is needed. */
export function createSession(port: SessionPort) {
  const loginState = () => parseLoginState(port.local.getItem(SESSION_KEYS.loginState));
  let loading: Promise<Loaded> | null = null;
  let loaded: OktaAuth | null = null;
  const load = (purpose: Purpose = 'session') => {
    loading ??= createClient(port, loginState(), purpose).then(
      (made) => {
        loaded = made.client;
        return made;
      },
      // one that could not be fetched is fetched again the next time
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const client = async () => (await load()).client;

  // the link of an email may be opened in another tab, which finds the address by the sign-in's state [STORE-18]
  let transactionState: string | undefined;
  const keepAddress = (made: OktaAuth, linked?: unknown) => {
    const named = typeof linked === 'string' ? linked : transactionState;
    transactionState = made.transactionManager.load()?.state ?? named;
    const address = made.getOriginalUri();
    if (transactionState && address) made.setOriginalUri(address, transactionState);
  };

  /** Someone of the provider who signed in to see what a person sees. [AUTH-13, UI-18] */
  const inNameOf = async (made: OktaAuth, tokens: Tokens, username: string): Promise<Tokens> => {
    const { emulate } = await import('./emulate.ts');
    return emulate(tokens, username, {
      issuer: port.config.issuers.main,
      clientId: port.config.clientId,
      fetch: (...asked) => fetch(...asked),
      claimsOf: (token) => made.token.decode(token).payload,
      nowSeconds: () => Math.floor(Date.now() / 1000),
    });
  };

  /** A token for the gateway, renewed when it ran out; null when there is none. */
  const accessToken = async () => currentAccessToken(await client());

  return {
    /** Loads the identity client ahead of its first use. */
    prepare: () => void client().catch(() => undefined),
    /** Tokens are there; whether they still count is another question. */
    hasTokens: () => (port.local.getItem(TOKEN_STORAGE_KEY) ?? '{}') !== '{}',
    /** Whether the person is signed in; renews tokens that ran out when that is possible. */
    isSignedIn: async () => (await accessToken()) !== null,
    accessToken,
    /** When the token was issued, milliseconds since 1970; null without a token. */
    tokenIssuedAt: () => {
      const seconds = loaded && issuedAt(loaded);
      return seconds === null ? null : seconds * 1000;
    },
    /** The current token as it is, expired or not; null: there is none. */
    authToken: () => authTokenOf(loaded),
    /** What the token says of its person; null without one, or with one that cannot be read. [ENT-04 to ENT-06] */
    claims: () => claimsOf(loaded),
    /** Who is signed in, by the identity provider's name for them; null without a token. */
    subject: () => subjectOf(loaded),
    /** The sign-in steps of the identity provider. */
    idx: async (): Promise<IdxPort> => {
      const made = await client();
      const { idx } = made;
      return {
        start: async (link) => {
          const answer = await idx.start({ ...link });
          keepAddress(made);
          return answer;
        },
        proceed: (values) => {
          keepAddress(made, values['state']);
          return idx.proceed(values);
        },
        canProceed: () => idx.canProceed(),
        cancel: () => idx.cancel(),
      };
    },
    /** The person's own account at the identity provider, with a token that still counts. */
    myAccount: async () => {
      const [made, { createMyAccount }] = await Promise.all([client(), import('./myAccount.ts')]);
      await accessToken();
      return createMyAccount(made);
    },
    /** Whether the provider knows a session: INACTIVE too when it cannot be asked. [SESS-22, SESS-23] */
    providerStatus: async () => {
      const { status } = await (await client()).session.get();
      return status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE';
    },
    /** Keeps the address that was asked for until the sign-in is done. */
    rememberAddress: (address: string) => {
      void client()
        .then((made) => made.setOriginalUri(address))
        .catch((error: unknown) => logError('Error keeping the address', error));
    },
    /**
     * Ends the sign-in: tokens stored, state updated, saved address removed and then restored.
     * [AUTH-30 to AUTH-33, AUTH-116, NAV-51]
     */
    finish: async (tokens: Tokens) => {
      const made = await client();
      const { emulatedUsername } = loginState();
      const mine = emulatedUsername ? await inNameOf(made, tokens, emulatedUsername) : tokens;
      const address = made.getOriginalUri(transactionState);
      if (transactionState) made.removeOriginalUri(transactionState);
      await made.handleLoginRedirect(mine, address);
    },
    /** Leaves for the provider's own sign-in page, which comes back by redirect. */
    signInAtProvider: async () => (await client()).signInWithRedirect(),
    /**
     * Takes the tokens of a sign-in that came back by redirect, with the same end as `finish`; what was
     * wrong with it, or null. [AUTH-64, AUTH-65]
     */
    finishRedirect: async (address: string) => {
      try {
        await takeRedirect(await client(), address);
        return null;
      } catch (error) {
        const { readIdentityError } = await import('./identityErrors.ts');
        return readIdentityError(error);
      }
    },
    /** What the sign-in address asked for. [AUTH-13] */
    loginState,
    keepLoginState: (state: LoginState) => {
      const isOtherIssuer = state.idp !== loginState().idp;
      if (Object.keys(state).length === 0) port.local.removeItem(SESSION_KEYS.loginState);
      else port.local.setItem(SESSION_KEYS.loginState, JSON.stringify(state));
      if (isOtherIssuer) [loading, loaded] = [null, null];
    },
    /**
     * Takes the tokens out before the storage is cleared; the function that comes back ends the
     * provider's session and answers where the page goes next. [SESS-16]
     */
    providerSignOut: async () => {
      const { client: made, renewal } = await load('signOut');
      await renewal.end();
      const { accessToken: access, idToken, refreshToken } = made.tokenManager.getTokensSync();
      return async () => {
        if (refreshToken) await made.revokeRefreshToken(refreshToken);
        if (access) await made.revokeAccessToken(access);
        if (idToken) return endSessionAddress(made, idToken.idToken);
        await made.closeSession();
        return null;
      };
    },
  };
}
export type Session = ReturnType<typeof createSession>;
