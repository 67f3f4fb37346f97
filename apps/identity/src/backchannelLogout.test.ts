import { createServer, type Server, type ServerResponse } from 'node:http';
import { createRemoteJWKSet, decodeJwt, jwtVerify, type JWTPayload } from 'jose';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { browserOf } from './testing/browser.ts';
import { dana, tobe } from './testing/client.ts';
import { interactFields, refresh, signInByWire } from './testing/signInByWire.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { PORTAL } from './testing/startIdentity.ts';
import { startWithConfig } from './testing/withConfig.ts';

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const logoutClaims = z.object({
  sid: z.string(),
  jti: z.string(),
  exp: z.number(),
  iat: z.number(),
});

const end = (response: ServerResponse, status: number) => response.writeHead(status).end();

/** An application's server: accepts logout tokens as the standard (and ASVS 10.5.5) requires. */
function receiver() {
  const taken: z.infer<typeof logoutClaims>[] = [];
  const refused: string[] = [];
  const state = { answers: 200, issuer: '' };
  const check = async (token: string): Promise<void> => {
    const keys = createRemoteJWKSet(new URL(`${state.issuer}/v1/keys`));
    const { payload } = await jwtVerify<JWTPayload & { events?: object }>(token, keys, {
      issuer: state.issuer,
      audience: 'forecourt-portal',
      typ: 'logout+jwt',
      algorithms: ['RS256'],
      maxTokenAge: '2 minutes',
    });
    if (!Object.hasOwn(payload.events ?? {}, LOGOUT_EVENT)) throw new Error('no such event');
    if ('nonce' in payload) throw new Error('an id token');
    const claims = logoutClaims.parse(payload);
    if (taken.some(({ jti }) => jti === claims.jti)) throw new Error('shown twice');
    taken.push(claims);
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => void (body += chunk.toString()));
    request.on('end', () => {
      const token = new URLSearchParams(body).get('logout_token') ?? '';
      if (state.answers !== 200) return end(response, state.answers);
      check(token).then(
        () => end(response, 200),
        (error: unknown) => {
          refused.push(String(error));
          end(response, 400);
        },
      );
    });
  });
  return { server, state, taken, refused, check };
}

const application = receiver();
const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
const identity = runIdentity(async () => {
  const port = await listen(application.server);
  const backchannelLogoutUri = `http://localhost:${port}/signed-out`;
  const running = await startWithConfig(({ clients }) => ({
    clients: clients.map((client) => ({ ...client, backchannelLogoutUri })),
  }));
  application.state.issuer = running.issuer;
  return running;
});
afterAll(() => void application.server.close());

/** Signs someone in; `sid` identifies the sign-in to the application. */
async function signIn() {
  const { tokens, cookie } = await signInByWire(identity);
  const sid = decodeJwt(tokens.id_token)['sid'];
  const signOut = () =>
    fetch(
      `${identity.issuer}/v1/logout?${new URLSearchParams({
        id_token_hint: tokens.id_token,
        post_logout_redirect_uri: `${PORTAL}/login/`,
      })}`,
      { headers: { cookie }, redirect: 'manual' },
    );
  return { tokens, cookie, sid, signOut };
}

it('notifies an application only of the sign-in that ended', async () => {
  const [one, other] = [await signIn(), await signIn()];
  expect(one.sid).toEqual(expect.any(String));
  expect(one.sid).not.toBe(other.sid);
  expect(decodeJwt(one.tokens.access_token)['sid']).toBe(one.sid);
  expect((await one.signOut()).status).toBe(302);
  expect(application.refused).toEqual([]);
  expect(application.taken.map(({ sid }) => sid)).toEqual([one.sid]);
  const [{ exp, iat } = { exp: 0, iat: 0 }] = application.taken;
  expect(exp - iat).toBeLessThanOrEqual(120);
  // a renewed id token still names the same sign-in
  const renewed = await refresh(identity, other.tokens.refresh_token);
  expect(decodeJwt(renewed.tokens?.id_token ?? '')['sid']).toBe(other.sid);
  const ended = await fetch(`${identity.url}/api/v1/sessions/me`, {
    method: 'DELETE',
    headers: { cookie: other.cookie, origin: PORTAL },
  });
  expect(ended.status).toBe(204);
  expect(application.taken.map(({ sid }) => sid)).toEqual([one.sid, other.sid]);
});

it('notifies an application when someone else signs in to it in the same browser', async () => {
  const tab = browserOf(identity);
  const query = new URLSearchParams({ ...interactFields, response_type: 'code' });
  const signInAs = async (person: typeof tobe) => {
    const { tokens, cookie } = await signInByWire(identity, person);
    tab.hold(cookie);
    const { url } = await tab.visit(`${identity.issuer}/v1/authorize?${query}`);
    expect(new URL(url).searchParams.get('code')).toEqual(expect.any(String));
    return decodeJwt(tokens.id_token)['sid'];
  };
  const before = application.taken.length;
  const sid = await signInAs(dana);
  expect(application.taken).toHaveLength(before);
  await signInAs(tobe);
  expect(application.refused).toEqual([]);
  expect(application.taken.slice(before).map((claims) => claims.sid)).toEqual([sid]);
});

it('advertises back-channel logout in the discovery document', async () => {
  const response = await fetch(`${identity.issuer}/.well-known/openid-configuration`);
  expect(await response.json()).toMatchObject({
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  });
});

it('issues ID tokens that cannot pass as logout tokens', async () => {
  const { tokens } = await signIn();
  await expect(application.check(tokens.id_token)).rejects.toThrow('typ');
});

it('completes a sign-out even if the application’s logout endpoint fails', async () => {
  const { signOut, tokens } = await signIn();
  application.state.answers = 503;
  expect((await signOut()).status).toBe(302);
  expect((await refresh(identity, tokens.refresh_token)).status).toBe(400);
  expect(identity.lines()).toContain('could not notify an application of a sign-out');
  application.state.answers = 200;
});
