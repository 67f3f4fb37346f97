import { expect, it } from 'vitest';
import { runIdentity } from './testing/runIdentity.ts';
import { interactFields, postForm } from './testing/signInByWire.ts';
import { startWithConfig } from './testing/withConfig.ts';

const TOKEN = 'a-token-of-the-tests-that-is-long-enough';

const startLimited = (env: Readonly<Record<string, string>> = {}) =>
  startWithConfig(
    ({ rateLimits }) => ({
      rateLimits: { ...rateLimits, signInsPerAddressPerMinute: 2, stepsPerAddressPerMinute: 2 },
    }),
    { IDENTITY_API_TOKEN: TOKEN, ...env },
  );
const identity = runIdentity(() => startLimited());
const behindProxy = runIdentity(() => startLimited({ TRUSTED_PROXIES: '127.0.0.1,::1' }));

it('returns 429 for an address’s third sign-in in a minute if the limit is two', async () => {
  const begin = async () =>
    (await postForm(`${identity.issuer}/v1/interact`, interactFields)).status;
  expect([await begin(), await begin(), await begin()]).toEqual([200, 200, 429]);
  await identity.moveClock(61);
  expect(await begin()).toBe(200);
});

/** Tries a wrong password as a server that forwards the address of the person. */
async function forward(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  { url } = identity,
) {
  const response = await fetch(`${url}/api/v1/authn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify({ username: `user-${address}`, password: 'wrong' }),
  });
  return response.status;
}

const managed = (address: string) => forward(address, { authorization: `SSWS ${TOKEN}` });
const throughProxy = (address: string) => forward(address, {}, behindProxy);

it('counts passwords that the managing server verifies for the person’s address', async () => {
  const [one, other] = ['203.0.113.7', '203.0.113.8'];
  expect([await managed(one), await managed(one), await managed(one)]).toEqual([401, 401, 429]);
  expect(await managed(other)).toBe(401);
  // anyone else could make the address up
  const claimed: number[] = [];
  for (const last of [1, 2, 3]) claimed.push(await forward(`198.51.100.${last}`));
  expect(claimed).toEqual([401, 401, 429]);
});

const NETWORK = ['2001:db8:1:2::7', '2001:db8:1:2::8', '2001:db8:1:2:ffff::9'];

it('counts calls from one IPv6 network together, since one line has a whole /64', async () => {
  const statuses: number[] = [];
  for (const address of NETWORK) statuses.push(await managed(address));
  expect(statuses).toEqual([401, 401, 429]);
  expect(await managed('2001:db8:1:3::7')).toBe(401);
});

it('counts calls through a trusted proxy for the address that the proxy names', async () => {
  const statuses: number[] = [];
  for (const address of NETWORK) statuses.push(await throughProxy(address));
  expect(statuses).toEqual([401, 401, 429]);
  expect(await throughProxy('203.0.113.7')).toBe(401);
  // the caller made up what is left of the proxy's address
  expect(await throughProxy(`203.0.113.9, ${NETWORK[0]}`)).toBe(429);
});
