import { EXTERNAL_SERVICES, type CallName } from '@forecourt/api-client/contract';
import { jsonb } from '@forecourt/server';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestGateway,
  pick,
  pickText,
  send,
  type TestGateway,
} from '../../testing/gateway.ts';
import { makeAccount, makePerson, type TestAccount, type TestPerson } from '../../testing/world.ts';

const secret = 'a-secret-that-both-sides-know-and-nobody-else';
const at = (name: string) => ({ url: `https://${name}.example/enter`, secret });

let gateway: TestGateway;
let account: TestAccount;
let dana: TestPerson;
beforeAll(async () => {
  gateway = await createTestGateway({
    externalServices: {
      fleetdash: at('dash'),
      birst: at('reports'),
      billtrust: at('pay'),
      fis: at('fis'),
    },
  });
  account = await makeAccount(gateway.database.db);
  dana = await makePerson(gateway, account);
});
afterAll(async () => {
  await gateway.close();
});
const enrol = (features: string[]) =>
  gateway.database.db
    .updateTable('accounts')
    .set({ features: jsonb(features) })
    .where('account_id', '=', account.accountId)
    .execute();
const as = (person: TestPerson, name: CallName) =>
  send(gateway, name, { token: person.token, accountId: account.accountId });

describe('hand-overs', () => {
  it.each([
    ['GW-50', 'openFleetDash', 'https://dash.example/enter'],
    ['GW-52', 'openBirst', 'https://reports.example/enter'],
    ['GW-53', 'openBilltrust', 'https://pay.example/enter'],
    ['GW-54', 'openFis', 'https://fis.example/enter'],
  ] as const)(
    '[%s] %s is signed for its service, names the person, and lives a minute',
    async (_id, name, url) => {
      await enrol(['fleetDash']);
      const { status, body } = await as(dana, name);
      expect(status).toBe(200);
      expect(pick(body, 'url')).toBe(url);
      const currentDate = gateway.clock.now();
      const options = { issuer: 'forecourt-gateway', audience: url, currentDate };
      const jwt = pickText(body, 'fields', 'handover');
      const { payload } = await jwtVerify(jwt, Buffer.from(secret), options);
      expect(payload).toMatchObject({
        sub: dana.userId,
        sysAccountId: account.accountId,
        role: 'administrator',
        jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(url).not.toContain(jwt);
      const late = new Date(currentDate.getTime() + 61_000);
      const verifyLate = jwtVerify(jwt, Buffer.from(secret), { ...options, currentDate: late });
      await expect(verifyLate).rejects.toThrow(/exp/);
    },
  );

  it('[GW-51] [ADDON-03] needs the add-on, the permission and a service that is set up', async () => {
    await enrol([]);
    expect((await as(dana, 'openFraudProtector')).body).toMatchObject({
      errorCode: 'service.notEnrolled',
    });
    await enrol(['fraudProtector']);
    expect((await as(dana, 'openFraudProtector')).body).toMatchObject({
      errorCode: 'service.notConfigured',
    });
    const financial = await makePerson(gateway, account, 'financial');
    expect((await as(financial, 'openBirst')).status).toBe(200);
    const viewer = await makePerson(gateway, account, 'viewer');
    expect((await as(viewer, 'openBilltrust')).status).toBe(200);
  });

  it('[GW-82] lists what can be opened, and why something cannot', async () => {
    await enrol(['fleetDash']);
    const { body } = await as(dana, 'listSsoServices');
    const items = pick(body, 'items');
    expect(items).toEqual([
      { service: 'fleetdash', isAvailable: true, reasonKey: null },
      { service: 'fraud', isAvailable: false, reasonKey: 'service.notEnrolled' },
      { service: 'birst', isAvailable: true, reasonKey: null },
      { service: 'billtrust', isAvailable: true, reasonKey: null },
      { service: 'fis', isAvailable: true, reasonKey: null },
    ]);
    expect(EXTERNAL_SERVICES).toHaveLength(5);
  });

  it('are kept in the history without the hand-over itself', async () => {
    await as(dana, 'openFis');
    const events = await gateway.database.db
      .selectFrom('events')
      .select(['action', 'after'])
      .where('account_id', '=', account.accountId)
      .where('action', '=', 'service.opened')
      .orderBy('id')
      .execute();
    expect(events.at(-1)?.after).toEqual({ service: 'fis' });
  });
});

describe('the demo’s own services', () => {
  it('take a hand-over once, and only while it is young', async () => {
    const url = 'http://gateway.example/demo/services/fis';
    const demo = await createTestGateway({
      demo: true,
      externalServices: { fis: { url, secret } },
    });
    const place = await makeAccount(demo.database.db);
    const person = await makePerson(demo, place);
    const handOver = async () => {
      const { token } = person;
      const { body } = await send(demo, 'openFis', { token, accountId: place.accountId });
      return pickText(body, 'fields', 'handover');
    };
    const arrive = (handover: string) =>
      demo.app.request('/demo/services/fis', {
        method: 'POST',
        body: new URLSearchParams({ handover }),
      });
    const first = await handOver();
    const entered = await arrive(first);
    expect(await entered.text()).toContain('Dana Morales is signed in');
    expect(entered.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await arrive(first)).status).toBe(403);
    const second = await handOver();
    demo.clock.move(61_000);
    expect((await arrive(second)).status).toBe(403);
    expect((await arrive('forged')).status).toBe(403);
    await demo.close();
  });
});
