import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestGateway, send, type TestGateway } from '../testing/gateway.ts';
import { makeAccount, makePerson } from '../testing/world.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ callsPerMinute: 3 });
});
afterAll(() => gateway.close());

it('answers 429 with when to try again to the person who calls too often, and to nobody else', async () => {
  const account = await makeAccount(gateway.database.db);
  const [one, other] = [await makePerson(gateway, account), await makePerson(gateway, account)];
  const call = (token: string) => send(gateway, 'getMe', { token });
  for (let n = 0; n < 3; n += 1) expect((await call(one.token)).status).toBe(200);
  const refused = await call(one.token);
  expect(refused).toMatchObject({
    status: 429,
    body: { errorCode: 'rateLimited', retryable: true },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call(other.token)).status).toBe(200);
});
