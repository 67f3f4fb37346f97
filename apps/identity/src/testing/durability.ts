import { beforeAll, expect, it } from 'vitest';
import { dana } from './client.ts';
import type { IdentityProcess } from './identityProcess.ts';
import {
  beginSignIn,
  codeOf,
  postIdx,
  refresh,
  signInByWire,
  type tokenAnswer,
} from './signInByWire.ts';
import { newestCode } from './startIdentity.ts';
import type * as z from 'zod/mini';

/** Ends a process during sign-ins, restarts it on the same data, and tests what has survived. */
export function testSignInsSurvive(identity: () => IdentityProcess, signal: 'SIGTERM' | 'SIGKILL') {
  let tokens: z.infer<typeof tokenAnswer>;
  let cookie: string;
  let keysBefore: unknown;
  let stateHandle: string | undefined;
  const readKeys = async (): Promise<unknown> =>
    (await fetch(`${identity().issuer}/v1/keys`)).json();

  beforeAll(async () => {
    await identity().start();
    ({ tokens, cookie } = await signInByWire(identity()));
    keysBefore = await readKeys();
    ({ stateHandle } = await beginSignIn(identity()));
    await identity().end(signal);
    await identity().start();
  });

  it(`[AUTH-69] keeps refresh tokens, sessions, and keys through ${signal} and a restart`, async () => {
    expect(await readKeys()).toEqual(keysBefore);
    expect((await refresh(identity(), tokens.refresh_token)).status).toBe(200);
    const session = await fetch(`${identity().url}/api/v1/sessions/me`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({ login: dana.username, status: 'ACTIVE' });
  });

  it(`continues a sign-in that waits for its code after ${signal} and a restart`, async () => {
    const passcode = await newestCode(identity().url, dana.email);
    const result = await postIdx(identity(), 'challenge/answer', {
      stateHandle,
      credentials: { passcode },
    });
    expect(codeOf(result.body)).not.toBe('');
  });
}
