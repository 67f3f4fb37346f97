import { expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { createTokenVerifier } from '../http/tokens.ts';
import { startWorld } from '../testing/startWorld.ts';
import { TEST_AUDIENCE, TEST_ISSUER } from '../testing/tokens.ts';
import { streamRoutes } from './streamRoutes.ts';

const world = startWorld();

it('[GW-134] closes the stream of a revoked session before sending another event', async () => {
  const { issuer, clock } = world.gateway;
  const verify = createTokenVerifier({
    issuers: [TEST_ISSUER],
    audience: TEST_AUDIENCE,
    clock,
    keysOf: () => issuer.keys,
  });
  let isSignedIn = true;
  const tells: (() => void)[] = [];
  const routes = streamRoutes({
    db: world.db,
    clock,
    hub: {
      follow: (_accountId, told) => {
        tells.push(told);
        return () => {};
      },
      close: () => {},
    },
    verifyToken: (token) =>
      isSignedIn ? verify(token) : Promise.reject(new Refusal(401, 'auth.tokenInvalid')),
    limitCalls: () => Promise.resolve(),
    internalUsers: [],
  });
  const response = await routes.request('/notifications/stream', {
    headers: { authorization: `Bearer ${world.dana.token}`, sysaccountid: world.accountId },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(': here\n\n');
  expect((await reader?.read())?.value).toContain('event: notifications');
  isSignedIn = false;
  for (const tell of tells) tell();
  expect(await reader?.read()).toMatchObject({ done: true });
});
