import { expect, it } from 'vitest';
import { runIdentity } from './testing/runIdentity.ts';
import { interactFields, postForm } from './testing/signInByWire.ts';
import { startWithConfig } from './testing/withConfig.ts';

const identity = runIdentity(() =>
  startWithConfig(({ rateLimits }) => ({
    rateLimits: { ...rateLimits, signInsPerAddressPerMinute: 2 },
  })),
);

it('returns 429 for an address’s third sign-in in a minute if the limit is two', async () => {
  const begin = async () =>
    (await postForm(`${identity.issuer}/v1/interact`, interactFields)).status;
  expect([await begin(), await begin(), await begin()]).toEqual([200, 200, 429]);
  await identity.moveClock(61);
  expect(await begin()).toBe(200);
});
