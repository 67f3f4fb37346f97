import { expect, it } from 'vitest';
import { runIdentity } from './testing/runIdentity.ts';
import { interactFields, postForm } from './testing/signInByWire.ts';
import { startWithConfig } from './testing/withConfig.ts';

const identity = runIdentity(() =>
  startWithConfig(({ rateLimits }) => ({
    rateLimits: { ...rateLimits, signInsPerAddressPerMinute: 2 },
  })),
);

it('refuses the third sign-in of an address in a minute where two are allowed', async () => {
  const begin = async () =>
    (await postForm(`${identity.issuer}/v1/interact`, interactFields)).status;
  expect([await begin(), await begin(), await begin()]).toEqual([200, 200, 429]);
  await identity.moveClock(61);
  expect(await begin()).toBe(200);
});
