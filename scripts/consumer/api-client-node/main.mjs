import assert from 'node:assert/strict';
import { createClient, wireDate } from '@forecourt/api-client';
import { contract } from '@forecourt/api-client/contract';
import openapi from '@forecourt/api-client/openapi.json' with { type: 'json' };
import { createFakeGateway, FAKE_URL, sampleUser } from '@forecourt/api-client/testing';

assert.equal(openapi.openapi, '3.1.0');
assert.equal(wireDate('2026-11-03'), '2026-03-11');
assert.equal(contract.getMe.path, '/users/me');

const fakeClient = createClient({
  baseUrl: FAKE_URL,
  getAccessToken: () => 'token',
  fetch: createFakeGateway({ getMe: () => sampleUser() }),
});
assert.equal((await fakeClient.getMe()).ok, true);

const { GATEWAY_URL, ACCESS_TOKEN } = process.env;
if (!GATEWAY_URL) {
  process.stdout.write('The Node project runs; no GATEWAY_URL, so no gateway was asked.\n');
  process.exit();
}

let sessionIsOver = false;
const clientWith = (token) =>
  createClient({
    baseUrl: GATEWAY_URL,
    getAccessToken: () => token,
    onUnauthorized: () => (sessionIsOver = true),
  });

const anonymous = clientWith(null);
const health = await anonymous.load({ method: 'GET', path: '/healthz' });
assert.equal(health.err, null, health.err?.message);
const refused = await anonymous.getMe();
assert.equal(refused.ok, false);
assert.equal(refused.failure.status, 401);
assert.equal(refused.failure.errorCode, 'auth.tokenMissing');
assert.equal(sessionIsOver, true);

if (!ACCESS_TOKEN) {
  process.stdout.write('The Node project reaches the gateway and handles its 401.\n');
  process.exit();
}
const dataOf = (result) => {
  assert.equal(result.ok, true, JSON.stringify(result.failure));
  return result.data;
};
const client = clientWith(ACCESS_TOKEN);
const me = dataOf(await client.getMe());
const [account] = dataOf(await client.getMyAccounts()).items;
assert.ok(account, 'the person has no account');
const selected = { accountId: account.sysAccountId, userId: me.userId };
const cards = dataOf(await client.listCards({ query: { limit: 5, total: 'true' } }, selected));
const overview = dataOf(await client.getDashboard({}, selected));
assert.ok(overview.months.length > 0);
process.stdout.write(
  `The Node project reads ${cards.items.length} of ${cards.total} cards as ${me.username}.\n`,
);
