import { randomUUID } from 'node:crypto';
import type { CallName } from '@forecourt/api-client/contract';
import { EXTERNAL_SERVICES } from '@forecourt/validation';
import { jsonb } from '@forecourt/server';
import type { AddOnService, Permission } from '@forecourt/validation';
import { decodeJwt, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTestGateway, pick, pickText, send, TEST_NOW } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { makeAccount, makePerson, type TestPerson } from '../../testing/world.ts';
import { secretOf } from './handOvers.ts';

const secret = 'a-secret-that-both-sides-know-and-nobody-else';
const at = (name: string) => ({ url: `https://${name}.example/enter`, secret });

const world = startWorld({
  accountPer: 'file',
  externalServices: {
    fleetdash: at('dash'),
    birst: at('reports'),
    billtrust: at('pay'),
    fis: at('fis'),
    fleetadvance: at('advance'),
    masterdata: at('data'),
  },
});

/** Sets the add-ons that the program offers, and enrolls the account in all of them. */
async function enrol(services: AddOnService[]) {
  const { db } = world;
  const ofAccount = { account_id: world.accountId };
  await world.setAccount({ features: jsonb(services) });
  await db.deleteFrom('add_on_enrolments').where('account_id', '=', world.accountId).execute();
  for (const service of services) {
    await db
      .insertInto('add_on_enrolments')
      .values({ ...ofAccount, service, is_enrolled: true, enrolled_at: TEST_NOW })
      .execute();
  }
}

describe('a hand-over', () => {
  it.each([
    ['GW-50', 'openFleetDash', 'https://dash.example/enter'],
    ['GW-52] [AUTH-07', 'openBirst', 'https://reports.example/enter'],
    ['GW-53', 'openBilltrust', 'https://pay.example/enter'],
    ['GW-54', 'openFis', 'https://fis.example/enter'],
    ['AUTH-05', 'openFleetAdvance', 'https://advance.example/enter'],
    ['AUTH-06', 'openMasterData', 'https://data.example/enter'],
  ] as const)(
    '[%s] %s is signed for its service, names the user, and expires in a minute',
    async (_id, name, url) => {
      await enrol(['fleetDash', 'fleetAdvance']);
      const { status, body } = await world.call(name);
      expect(status).toBe(200);
      expect(pick(body, 'url')).toBe(url);
      const currentDate = world.gateway.clock.now();
      const options = { issuer: 'forecourt-gateway', audience: url, currentDate };
      const jwt = pickText(body, 'fields', 'handover');
      const { payload } = await jwtVerify(jwt, Buffer.from(secret), options);
      expect(payload).toMatchObject({
        sub: world.dana.userId,
        sysAccountId: world.accountId,
        role: 'administrator',
        jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(url).not.toContain(jwt);
      const late = new Date(currentDate.getTime() + 61_000);
      const verifyLate = jwtVerify(jwt, Buffer.from(secret), { ...options, currentDate: late });
      await expect(verifyLate).rejects.toThrow(/exp/);
    },
  );

  it('[GW-51] [ADDON-03] requires enrollment, permission, and a configured service', async () => {
    await enrol([]);
    expect((await world.call('openFraudProtector')).body).toMatchObject({
      errorCode: 'service.notEnrolled',
    });
    await enrol(['fraudProtector']);
    expect((await world.call('openFraudProtector')).body).toMatchObject({
      errorCode: 'service.notConfigured',
    });
    const financial = await world.makePerson('financial');
    expect((await world.callAs(financial, 'openBirst')).status).toBe(200);
    const viewer = await world.makePerson('viewer');
    expect((await world.callAs(viewer, 'openBilltrust')).status).toBe(200);
    await world.setGrant(viewer, { withheld_permissions: jsonb<Permission[]>(['addOns.view']) });
    expect(await world.callAs(viewer, 'openFraudProtector')).toMatchObject({
      status: 403,
      body: { errorCode: 'access.denied' },
    });
    const listed = await world.callAs(viewer, 'listSsoServices');
    expect(pick(listed.body, 'items')).toContainEqual({
      service: 'fraud',
      isAvailable: false,
      reasonKey: 'access.denied',
    });
  });

  it('[GW-82] lists the services, and why one is unavailable', async () => {
    await enrol(['fleetDash']);
    const { body } = await world.call('listSsoServices');
    const items = pick(body, 'items');
    expect(items).toEqual([
      { service: 'fleetdash', isAvailable: true, reasonKey: null },
      { service: 'fraud', isAvailable: false, reasonKey: 'service.notEnrolled' },
      { service: 'birst', isAvailable: true, reasonKey: null },
      { service: 'billtrust', isAvailable: true, reasonKey: null },
      { service: 'fis', isAvailable: true, reasonKey: null },
      { service: 'fleetadvance', isAvailable: false, reasonKey: 'service.notEnrolled' },
      { service: 'masterdata', isAvailable: true, reasonKey: null },
    ]);
    expect(EXTERNAL_SERVICES).toHaveLength(7);
  });

  it('[AUTH-04] [ROLE-19] [AUTH-06] has the platform role; master data is admin-only', async () => {
    const roleOn = async (person: TestPerson) =>
      decodeJwt(pickText((await world.callAs(person, 'openBilltrust')).body, 'fields', 'handover'))[
        'platformRole'
      ];
    const viewer = await world.makePerson('viewer');
    const manager = await world.makePerson('manager');
    const financial = await world.makePerson('financial');
    expect([
      await roleOn(world.dana),
      await roleOn(manager),
      await roleOn(viewer),
      await roleOn(financial),
    ]).toEqual(['administrator', 'contributor', 'readOnly', 'accountant']);
    expect((await world.callAs(manager, 'openMasterData')).status).toBe(403);
  });

  it('is recorded in the history without its token', async () => {
    await world.call('openFis');
    const events = await world.readEvents();
    expect(events.findLast(({ action }) => action === 'service.opened')?.after).toEqual({
      service: 'fis',
    });
  });
});

const askOf = (name: CallName, service: string, version: number, more: object = {}) =>
  world.call(name, {
    params: { service },
    version,
    ...more,
  });
const covers = (coveredCards: number) => ({ body: { settings: { coveredCards } } });

describe('add-ons', () => {
  it('[ADDON-03] [ADDON-17] [ADDON-18] are enrolled once, changed, priced, and left', async () => {
    await enrol([]);
    const missing = { body: { settings: {} } };
    expect((await askOf('enrollAddOn', 'fraudProtector', 0, missing)).body).toMatchObject({
      errorCode: 'addOn.refused',
      fields: [{ key: 'addOn.notOffered' }],
    });
    await world.setAccount({ features: jsonb(['fraudProtector', 'maintenance']) });
    for (let count = 0; count < 12; count += 1) await world.makeCard();
    expect((await askOf('enrollAddOn', 'fraudProtector', 0, covers(13))).body).toMatchObject({
      fields: [{ path: 'coveredCards', key: 'value.between', params: { min: 1, max: 12 } }],
    });
    const key = randomUUID();
    const first = await askOf('enrollAddOn', 'fraudProtector', 0, { ...covers(9), key });
    expect(first.body).toMatchObject({
      isEnrolled: true,
      enrolledBy: 'Dana Morales',
      monthCents: 2_000,
      settings: { coveredCards: 9, holdOnSuspicion: false },
      version: 1,
    });
    // after a lost response, repeating the request does nothing twice
    const again = await askOf('enrollAddOn', 'fraudProtector', 0, { ...covers(9), key });
    expect(again.body).toEqual(first.body);
    expect((await askOf('enrollAddOn', 'fraudProtector', 1, covers(9))).body).toMatchObject({
      fields: [{ key: 'addOn.enrolledAlready' }],
    });
    expect((await askOf('changeAddOn', 'fraudProtector', 0, covers(12))).status).toBe(409);
    const more = await askOf('changeAddOn', 'fraudProtector', 1, covers(12));
    expect(more.body).toMatchObject({ monthCents: 4_800, version: 2 });
    const { body } = await world.call('listAddOns');
    expect(pick(body, 'cardsInUse')).toBe(12);
    expect(pick(body, 'items', 3)).toMatchObject({ service: 'maintenance', isEnrolled: false });
    const left = await askOf('leaveAddOn', 'fraudProtector', 2);
    expect(left.body).toMatchObject({ isEnrolled: false, settings: { coveredCards: 12 } });
    expect((await askOf('changeAddOn', 'fraudProtector', 3, covers(12))).body).toMatchObject({
      fields: [{ key: 'addOn.notEnrolled' }],
    });
    expect((await askOf('enrollAddOn', 'oneWay', 0, missing)).status).toBe(404);
    const actions = (await world.readEvents()).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('addOn.'))).toEqual([
      'addOn.enroll',
      'addOn.change',
      'addOn.leave',
    ]);
  });

  it('can be seen but not enrolled by a viewer', async () => {
    const viewer = await world.makePerson('viewer');
    expect((await world.callAs(viewer, 'listAddOns')).status).toBe(200);
    const { token } = viewer;
    const asViewer = { token, body: { settings: {} } };
    expect((await askOf('enrollAddOn', 'maintenance', 0, asViewer)).status).toBe(403);
  });
});

describe('a rotated secret', () => {
  it('signs from the day the previous one ends', () => {
    const settings = { secret: `${'n'.repeat(32)},${'o'.repeat(32)}@2026-12-31` };
    const signedBy = (day: string) => String(secretOf(settings, new Date(day)))[0];
    expect([signedBy('2026-12-30'), signedBy('2026-12-31')]).toEqual(['o', 'n']);
  });
});

describe('the demo services', () => {
  it('accept a hand-over once, and only within a minute', async () => {
    const url = 'http://gateway.example/demo/services/fis';
    const demo = await createTestGateway({
      database: world.gateway.database,
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
