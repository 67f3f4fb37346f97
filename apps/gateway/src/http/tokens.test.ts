import { stoppedClock } from '@forecourt/server';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { Refusal } from './refusal.ts';
import { createTokenVerifier } from './tokens.ts';

const ISSUER = 'https://issuer.example/oauth2/main';
const clock = stoppedClock(new Date('2026-11-21T16:00:00Z'));
const now = clock.now().getTime() / 1000;

async function makeKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256' };
  const sign = () =>
    new SignJWT({
      iss: ISSUER,
      sub: 'someone',
      aud: 'api://forecourt',
      iat: now,
      exp: now + 3600,
      jti: 'one token',
      cid: 'portal',
    })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey);
  return { jwk, sign };
}

/** An identity provider reduced to its two documents, which records each request. */
function provider(document: object, keys: object[]) {
  const requests: string[] = [];
  const answer: typeof fetch = (input) => {
    const address = input instanceof Request ? input.url : String(input);
    requests.push(address);
    const body = address.endsWith('openid-configuration') ? document : { keys };
    return Promise.resolve(Response.json(body));
  };
  return { requests, answer };
}
const document = { issuer: ISSUER, jwks_uri: `${ISSUER}/v1/keys` };
const verifierWith = (request: typeof fetch) =>
  createTokenVerifier({ issuers: [ISSUER], audience: 'api://forecourt', clock, fetch: request });

describe('createTokenVerifier', () => {
  it('reads an issuer’s keys once, through its discovery document', async () => {
    const key = await makeKey('one');
    const { requests, answer } = provider(document, [key.jwk]);
    const verify = verifierWith(answer);
    expect(await verify(await key.sign())).toMatchObject({
      issuer: ISSUER,
      subject: 'someone',
      expiresAt: new Date((now + 3600) * 1000),
    });
    await verify(await key.sign());
    expect(requests).toEqual([`${ISSUER}/.well-known/openid-configuration`, `${ISSUER}/v1/keys`]);
  });

  it('refuses an already verified token once it expires', async () => {
    const key = await makeKey('one');
    const later = stoppedClock(clock.now());
    const verify = createTokenVerifier({
      issuers: [ISSUER],
      audience: 'api://forecourt',
      clock: later,
      fetch: provider(document, [key.jwk]).answer,
    });
    const token = await key.sign();
    await verify(token);
    later.set(new Date((now + 3600 + 30) * 1000));
    await expect(verify(token)).rejects.toMatchObject({ status: 401 });
  });

  it('refuses a token signed with a key that the issuer does not publish', async () => {
    const published = await makeKey('one');
    const unknown = await makeKey('two');
    const { answer } = provider(document, [published.jwk]);
    await expect(verifierWith(answer)(await unknown.sign())).rejects.toMatchObject({
      status: 401,
      errorCode: 'auth.tokenInvalid',
    });
  });

  it('fails with a 503 while the issuer is unreachable, and recovers', async () => {
    const key = await makeKey('one');
    const { answer } = provider(document, [key.jwk]);
    let isDown = true;
    const verify = verifierWith((input, init) =>
      isDown ? Promise.reject(new TypeError('fetch failed')) : answer(input, init),
    );
    const token = await key.sign();
    await expect(verify(token)).rejects.toMatchObject({ status: 503, retryable: true });
    isDown = false;
    expect(await verify(token)).toMatchObject({ subject: 'someone' });
  });

  it('stops calling an issuer after five failures in a row, but not the others', async () => {
    const other = 'https://other.example';
    const key = await makeKey('one');
    const requests: string[] = [];
    const verify = createTokenVerifier({
      issuers: [ISSUER, other],
      audience: 'api://forecourt',
      clock,
      fetch: (input) => {
        requests.push(input instanceof Request ? input.url : String(input));
        return Promise.resolve(new Response('busy', { status: 502 }));
      },
    });
    const token = await key.sign();
    for (let n = 0; n < 8; n += 1) {
      await expect(verify(token)).rejects.toMatchObject({ status: 503 });
    }
    expect(requests).toHaveLength(5);
    const theirs = new SignJWT({ iss: other }).setProtectedHeader({ alg: 'HS256' });
    await expect(verify(await theirs.sign(Buffer.alloc(32)))).rejects.toMatchObject({
      status: 503,
    });
    expect(requests.at(-1)).toBe(`${other}/.well-known/openid-configuration`);
  });

  it('does not trust a discovery document that names another issuer', async () => {
    const key = await makeKey('one');
    const { answer } = provider({ ...document, issuer: 'https://other.example' }, [key.jwk]);
    await expect(verifierWith(answer)(await key.sign())).rejects.toMatchObject({ status: 503 });
  });

  it('introspects tokens every 5 s, reusing the last result in a short outage', async () => {
    const moving = stoppedClock(new Date(now * 1000));
    const key = await makeKey('one');
    const introspection = `${ISSUER}/v1/introspect`;
    const { answer } = provider({ ...document, introspection_endpoint: introspection }, [key.jwk]);
    const requests: string[] = [];
    let life: 'active' | 'ended' | 'away' = 'away';
    const request: typeof fetch = (input, init) => {
      if (input !== introspection) return answer(input, init);
      requests.push(init?.body instanceof URLSearchParams ? init.body.toString() : '');
      if (life === 'away') return Promise.reject(new TypeError('fetch failed'));
      return Promise.resolve(Response.json({ active: life === 'active' }));
    };
    const verify = createTokenVerifier({
      issuers: [ISSUER],
      audience: 'api://forecourt',
      clock: moving,
      fetch: request,
    });
    const token = await key.sign();
    const at = async (seconds: number) => {
      moving.move(seconds * 1000);
      return verify(token).then(
        () => 200,
        (error: unknown) => (error instanceof Refusal ? error.status : error),
      );
    };
    // a token that the issuer has never confirmed is refused
    expect(await at(0)).toBe(503);
    life = 'active';
    expect(await Promise.all([at(0), at(0), at(4)])).toEqual([200, 200, 200]);
    expect(requests).toHaveLength(2);
    expect(Object.fromEntries(new URLSearchParams(requests[1]))).toEqual({
      token,
      client_id: 'portal',
      token_type_hint: 'access_token',
    });
    life = 'away';
    expect(await at(200)).toBe(200);
    expect(await at(100)).toBe(503);
    life = 'active';
    expect(await at(0)).toBe(200);
    life = 'ended';
    expect([await at(4), await at(1)]).toEqual([200, 401]);
    // a revoked token stays revoked
    life = 'away';
    expect(await at(600)).toBe(401);
  });
});
