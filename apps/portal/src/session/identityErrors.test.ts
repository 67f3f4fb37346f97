import { OktaAuth as ClassicClient } from '@okta/okta-auth-js/authn';
import {
  AuthApiError,
  httpRequest,
  OktaAuth,
  OAuthError,
  WWWAuthError,
  getOAuthUrls,
  type PKCETransactionMeta,
} from '@okta/okta-auth-js/idx';
import { describe, expect, it, vi } from 'vitest';
import { readIdentityError } from './identityErrors.ts';

const options = {
  issuer: 'https://id.example/oauth2/forecourt',
  clientId: 'forecourt-portal',
  redirectUri: 'https://portal.example/login/',
};
type Headers = Readonly<Record<string, string>>;
const answering =
  (status: number, body: string, headers: Headers = {}) =>
  async () => {
    const answer = { status, headers: { ...headers }, responseText: body, responseType: 'json' };
    const responseJSON: object = body.startsWith('{') ? JSON.parse(body) : {};
    if (status >= 400) throw { ...answer, responseJSON };
    return { ...answer, responseJSON };
  };
const client = (...answer: Parameters<typeof answering>) =>
  new OktaAuth({ ...options, httpRequestClient: answering(...answer) });
const classic = (...answer: Parameters<typeof answering>) =>
  new ClassicClient({ ...options, httpRequestClient: answering(...answer) });
/** A client without any transaction; clients in a test share their memory. */
function silent() {
  const made = client(200, '{}');
  made.transactionManager.clear();
  return made;
}

const person = { username: 'dmorales7', password: 'x' };

const thrownBy = async (run: () => unknown): Promise<unknown> => {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};
const redirect = (query: string) => `https://portal.example/login/?${query}`;

/** A client that began a sign-in with this state. */
function begun() {
  const made = silent();
  const saved: PKCETransactionMeta = {
    issuer: options.issuer,
    clientId: options.clientId,
    redirectUri: options.redirectUri,
    responseType: 'code',
    responseMode: 'query',
    scopes: ['openid'],
    urls: getOAuthUrls(made),
    ignoreSignature: false,
    codeVerifier: 'v'.repeat(43),
    codeChallenge: 'c',
    codeChallengeMethod: 'S256',
    state: 's1',
    nonce: 'n1',
  };
  made.transactionManager.save(saved);
  return made;
}

describe('errors of the identity client', () => {
  it('[ERR-02] an API error has a code, a summary, causes, and an ID', async () => {
    const body = {
      errorCode: 'E0000047',
      errorSummary: 'Too many',
      errorId: 'i1',
      errorCauses: [{ errorSummary: 'Why' }],
    };
    const error = await thrownBy(() =>
      classic(429, JSON.stringify(body)).signInWithCredentials(person),
    );
    expect(error).toBeInstanceOf(AuthApiError);
    expect(error).toMatchObject(body);
  });

  it('[ERR-03] an OAuth error has error and error_description', async () => {
    const body = '{"error":"invalid_request","error_description":"What"}';
    const error = await thrownBy(() => client(400, body).idx.interact({}));
    expect(error).toBeInstanceOf(OAuthError);
    expect(error).toMatchObject({ error: 'invalid_request', error_description: 'What' });
  });

  it('[ERR-04] a WWW-Authenticate header is parsed with its parameters', () => {
    const error = WWWAuthError.parseHeader(
      'Bearer error="invalid_token", error_description="Over"',
    );
    expect(error).toBeInstanceOf(WWWAuthError);
    expect(error).toMatchObject({ error: 'invalid_token', errorDescription: 'Over' });
  });

  it('[ERR-06] a 5xx response is reported only as "Unknown error"', async () => {
    for (const body of ['{"errorSummary":"stack trace"}', '<html>']) {
      const error = await thrownBy(() => classic(502, body).signInWithCredentials(person));
      expect(error).toMatchObject({ errorSummary: 'Unknown error' });
      expect(readIdentityError(error).reason).toBe('failed');
    }
  });

  it('[ERR-07] a 403 that requires a step-up has max_age and acr_values', async () => {
    const header =
      'Bearer error="insufficient_authentication_context", max_age="300", acr_values="urn:2fa"';
    const made = client(403, '{}', { 'www-authenticate': header });
    const url = 'https://id.example/idp/myaccount/password';
    const error = await thrownBy(() => httpRequest(made, { url, method: 'GET' }));
    expect(readIdentityError(error)).toEqual({
      reason: 'stepUp',
      stepUp: { maxAge: 300, acrValues: 'urn:2fa' },
    });
  });

  it('[ERR-08] interaction_required requires a new sign-in', () => {
    const error = new OAuthError('interaction_required', 'The client specified not to prompt');
    expect(readIdentityError(error).reason).toBe('signInAgain');
  });

  it('[ERR-09] [ERR-10] only an invalid or expired refresh token requires a new sign-in', () => {
    const over = new OAuthError('invalid_grant', 'The refresh token is invalid or expired.');
    expect(readIdentityError(over).reason).toBe('signInAgain');
    const code = new OAuthError('invalid_grant', 'The code was used before.');
    expect(readIdentityError(code).reason).toBe('failed');
  });
});

describe('a redirect that cannot be completed', () => {
  it.each([
    [
      'ERR-11',
      silent,
      'state=s1&interaction_code=c1',
      'No transaction data was found in storage',
      'noTransaction',
    ],
    [
      'ERR-12',
      begun,
      'state=s2&interaction_code=c1',
      'State in redirect uri does not match with transaction state',
      'stateDiffers',
    ],
    ['ERR-13', begun, 'state=s1', 'Unable to parse interaction_code from the url', 'noCode'],
  ] as const)('[%s] is reported with its reason', async (_id, made, query, text, reason) => {
    const error = await thrownBy(() => made().idx.handleInteractionCodeRedirect(redirect(query)));
    expect(error).toMatchObject({ errorSummary: text });
    expect(readIdentityError(error)).toEqual({ reason, stepUp: null });
  });

  it('[ERR-03] is reported as refused if the provider denies access', async () => {
    const query = 'state=s1&error=access_denied&error_description=No';
    const error = await thrownBy(() => begun().idx.handleInteractionCodeRedirect(redirect(query)));
    expect(readIdentityError(error).reason).toBe('refused');
  });
});

describe('a sign-in transaction', () => {
  it('[ERR-14] cannot proceed if it is missing', async () => {
    const error = await thrownBy(() => silent().idx.proceed({}));
    expect(error).toMatchObject({
      errorSummary: 'Unable to proceed: saved transaction could not be loaded',
    });
    expect(readIdentityError(error).reason).toBe('noTransaction');
  });

  it('[ERR-18] [ERR-19] can be neither resumed nor introspected if it is missing', async () => {
    const { tx } = classic(200, '{}');
    const resumed = await thrownBy(() => tx.resume());
    expect(resumed).toMatchObject({ errorSummary: 'No transaction to resume' });
    const looked = await thrownBy(() => tx.introspect());
    expect(looked).toMatchObject({ errorSummary: 'No transaction to evaluate' });
    expect(readIdentityError(looked).reason).toBe('noTransaction');
  });

  it('[ERR-16] [ERR-17] follows only the links that it was given', async () => {
    const verify = { name: 'sms', href: 'https://id.example/x', hints: { allow: ['POST'] } };
    const body = { status: 'MFA_CHALLENGE', stateToken: 't', _links: { resend: [verify] } };
    const transaction = await classic(200, JSON.stringify(body)).tx.resume({ stateToken: 't' });
    const { resend } = transaction;
    if (!resend) throw new Error('no link');
    expect(await thrownBy(() => resend(''))).toMatchObject({
      errorSummary: 'Must provide a link name',
    });
    expect(await thrownBy(() => resend('call'))).toMatchObject({
      errorSummary: 'No link found for that name',
    });
  });

  it('[ERR-20] cannot fingerprint a device that does not support it', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Windows Phone 10.0)' });
    const error = await thrownBy(() => classic(200, '{}').fingerprint());
    vi.unstubAllGlobals();
    expect(error).toMatchObject({ errorSummary: 'Fingerprinting is not supported on this device' });
  });
});
