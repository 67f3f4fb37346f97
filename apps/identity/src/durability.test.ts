import { describe, expect, it } from 'vitest';
import { dana } from './testing/client.ts';
import { codeOf, interact, postIdx, refresh, signInByWire } from './testing/signInByWire.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { newestCode } from './testing/startIdentity.ts';

const identity = runIdentity();

describe.each(['SIGTERM', 'SIGKILL'] as const)('after %s and a new start', (signal) => {
  it('[AUTH-69] refresh tokens, sessions and keys are still there', async () => {
    const { tokens, cookie } = await signInByWire(identity);
    const keysBefore: unknown = await (await fetch(`${identity.issuer}/v1/keys`)).json();
    await identity.restart(signal);
    expect(await (await fetch(`${identity.issuer}/v1/keys`)).json()).toEqual(keysBefore);
    expect((await refresh(identity, tokens.refresh_token)).status).toBe(200);
    const session = await fetch(`${identity.url}/api/v1/sessions/me`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({ login: dana.username, status: 'ACTIVE' });
  });

  it('a sign-in that waits for its code goes on', async () => {
    const interactionHandle = await interact(identity);
    const { stateHandle } = (await postIdx(identity, 'introspect', { interactionHandle })).body;
    const credentials = { passcode: dana.password };
    await postIdx(identity, 'identify', { stateHandle, identifier: dana.username, credentials });
    await identity.restart(signal);
    const passcode = await newestCode(identity.url, dana.email);
    const end = await postIdx(identity, 'challenge/answer', {
      stateHandle,
      credentials: { passcode },
    });
    expect(codeOf(end.body)).not.toBe('');
  });
});

it('ends cleanly on SIGTERM and says that it is not for real people', () => {
  expect(identity.lines()).toContain('for development, demo and tests');
  expect(identity.lines()).toContain('"msg":"stopped"');
});
