import { expect, it } from 'vitest';
import { runIdentity } from './testing/runIdentity.ts';
import { interactFields, postForm } from './testing/signInByWire.ts';
import { startWithConfig } from './testing/withConfig.ts';

const TOKEN = 'a-token-of-the-tests-that-is-long-enough';

const identity = runIdentity(() =>
  startWithConfig(
    ({ rateLimits }) => ({
      rateLimits: { ...rateLimits, signInsPerAddressPerMinute: 2, stepsPerAddressPerMinute: 2 },
    }),
    { IDENTITY_API_TOKEN: TOKEN },
  ),
);

it('returns 429 for an address’s third sign-in in a minute if the limit is two', async () => {
  const begin = async () =>
    (await postForm(`${identity.issuer}/v1/interact`, interactFields)).status;
  expect([await begin(), await begin(), await begin()]).toEqual([200, 200, 429]);
  await identity.moveClock(61);
  expect(await begin()).toBe(200);
});

/** Tries a wrong password as a server that forwards the address of the person. */
async function forward(address: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${identity.url}/api/v1/authn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify({ username: `user-${address}`, password: 'wrong' }),
  });
  return response.status;
}

const managed = (address: string) => forward(address, { authorization: `SSWS ${TOKEN}` });

it('counts passwords that the managing server verifies for the person’s address', async () => {
  const [one, other] = ['203.0.113.7', '203.0.113.8'];
  expect([await managed(one), await managed(one), await managed(one)]).toEqual([401, 401, 429]);
  expect(await managed(other)).toBe(401);
  // anyone else could make the address up
  const claimed: number[] = [];
  for (const last of [1, 2, 3]) claimed.push(await forward(`198.51.100.${last}`));
  expect(claimed).toEqual([401, 401, 429]);
});
