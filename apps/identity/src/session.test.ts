import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dana } from './testing/client.ts';
import {
  codeOf,
  interact,
  postIdx,
  redeem,
  signInByWire,
  signInToCode,
} from './testing/signInByWire.ts';
import { PORTAL, startIdentity, type RunningIdentity } from './testing/startIdentity.ts';

const SESSION_SECONDS = 7200;

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(async () => {
  await identity.stop();
});

const call = (method: string, path: string, headers: Record<string, string>) =>
  fetch(`${identity.url}/api/v1/sessions/me${path}`, { method, headers });

describe('the session', () => {
  it('its cookie is out of reach of scripts and of other sites', async () => {
    const { cookie } = await signInToCode(identity);
    expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('[AUTH-69][AUTH-71] is read, and refreshed to its whole lifetime', async () => {
    const { cookie } = await signInByWire(identity);
    const read = await call('GET', '', { cookie });
    expect(await read.json()).toMatchObject({
      userId: dana.subject,
      login: dana.username,
      status: 'ACTIVE',
      amr: ['pwd', 'otp', 'mfa'],
    });
    await identity.moveClock(SESSION_SECONDS - 60);
    expect((await call('POST', '/lifecycle/refresh', { cookie, origin: PORTAL })).status).toBe(200);
    await identity.moveClock(SESSION_SECONDS - 60);
    expect((await call('GET', '', { cookie })).status).toBe(200);
    await identity.moveClock(120);
    expect((await call('GET', '', { cookie })).status).toBe(404);
  });

  it('[AUTH-70][AUTH-101] is closed once; then it is not found', async () => {
    const { cookie } = await signInByWire(identity);
    expect((await call('DELETE', '', { cookie, origin: PORTAL })).status).toBe(204);
    const again = await call('DELETE', '', { cookie, origin: PORTAL });
    expect(again.status).toBe(404);
    expect(await again.json()).toMatchObject({ errorCode: 'E0000007' });
  });

  it('[AUTH-70] is not closed from another origin', async () => {
    const { cookie } = await signInByWire(identity);
    expect((await call('DELETE', '', { cookie, origin: 'http://evil.example' })).status).toBe(404);
    expect((await call('GET', '', { cookie })).status).toBe(200);
  });

  it('[AUTH-83] signs in at once while it lives, but not at the other issuer and not past max_age', async () => {
    const { cookie } = await signInByWire(identity);
    const interactionHandle = await interact(identity);
    const { body } = await postIdx(identity, 'introspect', { interactionHandle }, cookie);
    expect((await redeem(identity, codeOf(body))).status).toBe(200);
    const without = await postIdx(identity, 'introspect', {
      interactionHandle: await interact(identity),
    });
    expect(without.body.remediation?.value[0]?.name).toBe('identify');
  });

  it('ends by the test control', async () => {
    const { cookie } = await signInByWire(identity);
    await fetch(`${identity.url}/test/expire-sessions`, { method: 'POST' });
    expect((await call('GET', '', { cookie })).status).toBe(404);
  });

  it('a code that was redeemed is never shown again', async () => {
    const { interactionHandle, code } = await signInToCode(identity);
    const unredeemed = await postIdx(identity, 'introspect', { interactionHandle });
    expect(codeOf(unredeemed.body)).not.toBe('');
    expect((await redeem(identity, code)).status).toBe(200);
    const { body } = await postIdx(identity, 'introspect', { interactionHandle });
    expect(codeOf(body)).toBe('');
    expect(body.messages?.value[0]?.i18n.key).toBe('idx.transferred.to.new.tab');
  });
});

const leave = (idToken: string, cookie: string, target = `${PORTAL}/login/`) => {
  const query = new URLSearchParams({
    id_token_hint: idToken,
    post_logout_redirect_uri: target,
    state: 'after',
  });
  return fetch(`${identity.issuer}/v1/logout?${query}`, {
    headers: { cookie },
    redirect: 'manual',
  });
};

describe('[AUTH-93] sign-out', () => {
  it('ends the session and goes to the registered address', async () => {
    const { tokens, cookie } = await signInByWire(identity);
    const answer = await leave(tokens.id_token, cookie);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`${PORTAL}/login/?state=after`);
    expect((await call('GET', '', { cookie })).status).toBe(404);
  });

  it('goes nowhere else, and takes no forged id token', async () => {
    const { tokens, cookie } = await signInByWire(identity);
    const astray = await leave(tokens.id_token, cookie, 'http://evil.example/');
    expect(astray.headers.get('location')).toBeNull();
    const [head, body] = tokens.id_token.split('.');
    const forged = await leave(`${head}.${body}.AAAA`, cookie);
    expect(forged.headers.get('location')).toBeNull();
    expect((await call('GET', '', { cookie })).status).toBe(200);
  });

  it('an expired id token is good enough', async () => {
    const { tokens, cookie } = await signInByWire(identity);
    await identity.moveClock(3700);
    expect((await leave(tokens.id_token, cookie)).status).toBe(302);
  });
});
