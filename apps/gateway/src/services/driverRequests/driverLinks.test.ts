import { describe, expect, it } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import { pick, pickText } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { newSecret } from '../../vault/handedSecrets.ts';
import { driversOf, SETTINGS } from './driverWorld.test.fixtures.ts';
import { findLink } from './bindLink.ts';

const world = startWorld();
const drivers = driversOf(world);
const { allow, anyone, answer, ask, later, open, requestAt, stranded, texts, tryAt } = drivers;

const OVER = { errorCode: 'driverLink.over' };
const CANNOT = { status: 409, body: { errorCode: 'driverRequest.cannot' } };
const isOver = async (link: object) =>
  expect((await anyone('openDriverLink', link)).body).toMatchObject(OVER);
const readRequest = async () =>
  (await world.call('getDriverRequest', { params: await drivers.declineOf() })).body;
const now = () => ({ transmittedAt: world.gateway.clock.now().toISOString() });

describe('the page of a driver request', () => {
  it('shows a used allowance after the link’s 30 minutes, only to its phone', async () => {
    const { cardToken } = await stranded();
    const link = await open(cardToken);
    await ask(link);
    await allow(60);
    await later(40);
    expect((await tryAt(cardToken, 11_240, now())).body).toMatchObject({ responseCode: '00' });
    expect(await requestAt(link)).toMatchObject({ state: 'used' });
    await isOver({ token: link.token, deviceKey: newSecret() });
    await world.goTo('2026-11-21T17:59:00.000Z');
    expect(await requestAt(link)).toMatchObject({ state: 'used' });
    await world.goTo('2026-11-21T18:00:00.000Z');
    await isOver(link);
  });

  it('shows that no one answered and whom to call', async () => {
    const link = await open((await stranded()).cardToken);
    await ask(link);
    await later(30);
    expect((await anyone('openDriverLink', link)).body).toMatchObject({
      request: { state: 'expired' },
      contact: SETTINGS.contact,
    });
    await later(60);
    await isOver(link);
  });

  it('leaves 15 minutes to answer a late request, and escalates within them', async () => {
    const { cardToken } = await stranded({ escalateMinutes: 20 });
    const link = await open(cardToken);
    await later(28);
    expect(pick((await ask(link)).body, 'request')).toMatchObject({
      until: '2026-11-21T16:43:00.000Z',
    });
    const jobs = world.gateway.sentJobs.filter(({ name }) => name === 'driver-request');
    expect(jobs.map(({ data, afterSeconds }) => [pick(data, 'step'), afterSeconds])).toEqual([
      ['escalate', 450],
      ['expire', 900],
    ]);
    await later(10);
    expect((await allow()).body).toMatchObject({ state: 'allowed' });
    expect(await requestAt(link)).toMatchObject({ state: 'allowed' });
  });

  it('accepts no request after the link’s 30 minutes', async () => {
    const link = await open((await stranded()).cardToken);
    await later(30);
    expect((await ask(link)).body).toMatchObject(OVER);
  });
});

const changeDriver = (driverId: string, values: { mobile?: string; status?: 'terminated' }) =>
  world.db.updateTable('drivers').set(values).where('id', '=', driverId).execute();

const ENDS: readonly [
  what: string,
  end: (card: { cardId: string; driverId: string }) => Promise<unknown>,
][] = [
  [
    'the driver has another number',
    ({ driverId }) => changeDriver(driverId, { mobile: '2145550143' }),
  ],
  ['the driver left', ({ driverId }) => changeDriver(driverId, { status: 'terminated' })],
  ['the driver withdraws consent', ({ driverId }) => drivers.agree(driverId, false, 1)],
  [
    'the driver agrees again after that',
    async ({ driverId }) => {
      await drivers.agree(driverId, false, 1);
      await later(1);
      await drivers.agree(driverId, true, 2);
    },
  ],
  [
    'the card is another driver’s',
    async ({ cardId }) => world.setCard(cardId, { driver_id: await world.makeDriver() }),
  ],
  ['the card is unassigned', ({ cardId }) => world.setCard(cardId, { driver_id: null })],
  ['the fleet turns texts off', () => drivers.putSettings({ isOn: false }, 1)],
];

describe('a decline link', () => {
  it.each(ENDS)('ends once %s, and grants nothing', async (_what, end) => {
    const card = await stranded({ autoGrantCents: 3_000 });
    const link = await open(card.cardToken, 3_000);
    await end(card);
    await isOver(link);
    expect((await ask(link, 3_000)).body).toMatchObject(OVER);
    expect((await anyone('openDriverCard', link)).body).toMatchObject(OVER);
    await later(2);
    expect((await anyone('renewDriverLink', { token: link.token })).status).toBe(200);
    await world.gateway.runDriverJobs();
    expect(texts()).toHaveLength(1);
  });

  it.each(ENDS)(
    'can no longer lead to an approval once %s, even with an open request',
    async (_what, end) => {
      const card = await stranded();
      await ask(await open(card.cardToken));
      await end(card);
      expect(await allow()).toMatchObject(CANNOT);
      expect((await answer({ answer: 'refuse', word: 'Call us' })).body).toMatchObject({
        state: 'refused',
      });
    },
  );

  it.each(ENDS)('is not texted if %s before the text is sent', async (_what, end) => {
    const card = await stranded();
    await tryAt(card.cardToken);
    await end(card);
    await world.gateway.runDriverJobs();
    expect(texts()).toEqual([]);
  });

  it('is still found by its phone while another text replaces it', async () => {
    const link = await open((await stranded()).cardToken);
    await later(2);
    await anyone('renewDriverLink', { token: link.token });
    let isFirst = true;
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const isNow = isFirst;
        isFirst = false;
        if (isNow) await world.gateway.runDriverJobs();
        return result;
      },
    };
    const found = await findLink({ trx: world.db.withPlugin(meanwhile) }, link.token);
    expect(texts()).toHaveLength(2);
    expect(found).toMatchObject({ account_id: world.accountId });
    expect((await anyone('openDriverLink', link)).status).toBe(200);
  });
});

/** Creates a vehicle's card, with which drivers enter an ID. */
async function ofVehicle() {
  const card = await stranded();
  await world.setCard(card.cardId, { card_type: 'vehicle', driver_id: null });
  const { driver_id: promptedId } = await world.db
    .selectFrom('drivers')
    .select('driver_id')
    .where('id', '=', card.driverId)
    .executeTakeFirstOrThrow();
  return { ...card, typed: { promptedId } };
}
const timelineOf = async (entity: 'card' | 'driver', id: string) => {
  const { body } =
    entity === 'card'
      ? await world.call('getCardAudit', { params: { cardId: id } })
      : await world.call('getDriverTimeline', { params: { id } });
  const items = pick(body, 'items');
  return (Array.isArray(items) ? items : [])
    .map((one) => `${pickText(one, 'action')} ${String(pick(one, 'actor'))}`)
    .filter((one) => one.startsWith('card.'))
    .toReversed();
};

describe('the history of a driver request', () => {
  it('lists each step with its actor, for the card and the driver', async () => {
    const { cardId, cardToken, driverId, typed } = await ofVehicle();
    const link = await open(cardToken, 11_240, typed);
    await ask(link);
    await allow();
    expect((await tryAt(cardToken, 11_240, typed)).body).toMatchObject({ responseCode: '00' });
    const steps = [
      'card.driverTexted null',
      'card.driverOpened Rosa Núñez',
      'card.driverAsked Rosa Núñez',
      'card.driverAllowed Dana Morales',
      'card.driverUsed Rosa Núñez',
    ];
    expect(await timelineOf('card', cardId)).toEqual(steps);
    expect(await timelineOf('driver', driverId)).toEqual(steps);
    const { body } = await world.call('exportCard', { query: { cardId, format: 'csv' } });
    const file = Buffer.from(pickText(body, 'base64'), 'base64').toString();
    expect(file).toMatch(/Driver used the allowed purchase,Rosa Núñez/);
  });

  it('shows an unused allowance as lapsed, but not a used one', async () => {
    const { cardId, cardToken } = await stranded();
    await ask(await open(cardToken));
    await allow(15);
    const toRun = [...world.gateway.sentJobs];
    await later(16);
    await world.gateway.runDriverJobs('lapse');
    expect((await timelineOf('card', cardId)).at(-1)).toBe('card.driverLapsed null');
    expect(await readRequest()).toMatchObject({ state: 'expired', answerCents: 11_240 });
    await world.db
      .updateTable('driver_requests')
      .set({ state: 'used', used_at: world.gateway.clock.now().toISOString() })
      .where('account_id', '=', world.accountId)
      .execute();
    world.gateway.sentJobs.push(...toRun);
    await world.gateway.runDriverJobs('lapse');
    expect(await timelineOf('card', cardId)).toHaveLength(5);
  });

  it('shows who revoked an allowance, and the request stays revoked', async () => {
    const { cardId, cardToken, driverId, typed } = await ofVehicle();
    const link = await open(cardToken, 11_240, typed);
    await ask(link);
    await allow();
    const { body } = await world.call('listAllowances', { params: { cardId } });
    const allowanceId = pickText(body, 'items', 0, 'allowanceId');
    await world.call('cancelAllowance', { params: { cardId, allowanceId } });
    for (const timeline of [timelineOf('card', cardId), timelineOf('driver', driverId)]) {
      expect((await timeline).at(-1)).toBe('card.allowanceCanceled Dana Morales');
    }
    const revoked = { state: 'refused', isWithdrawn: true };
    expect(await readRequest()).toMatchObject({
      ...revoked,
      withdrawnAt: '2026-11-21T16:00:00.000Z',
      withdrawnBy: 'Dana Morales',
    });
    await later(31);
    await world.gateway.runDriverJobs('lapse');
    expect(await requestAt(link)).toMatchObject(revoked);
    expect(await timelineOf('card', cardId)).not.toContain('card.driverLapsed null');
  });

  it('shows when its card was put on hold, and by whom', async () => {
    const { cardId, cardToken } = await stranded();
    await ask(await open(cardToken));
    await allow();
    await later(3);
    const { version } = await world.readCard(cardId);
    const body = { action: 'hold', reason: 'other', note: null };
    await world.call('changeCardStatus', { params: { cardId }, body, version });
    expect(await readRequest()).toMatchObject({
      isWithdrawn: true,
      withdrawnAt: '2026-11-21T16:03:00.000Z',
      withdrawnBy: 'Dana Morales',
    });
  });
});

describe('a driver request for a card moved to another fleet', () => {
  it('can no longer be allowed, only refused', async () => {
    const { cardId, cardToken } = await stranded();
    await ask(await open(cardToken));
    await world.setCard(cardId, { fleet_id: world.account.fleetIds[1] });
    const [fleetId] = world.account.fleetIds;
    const manager = await world.makePerson('manager', [fleetId]);
    const params = await drivers.declineOf();
    const body = { answer: 'allow', amountCents: 11_240, minutes: 30 };
    for (const person of [manager, world.dana]) {
      const response = await world.callAs(person, 'answerDriverRequest', { params, body });
      expect(response).toMatchObject(CANNOT);
    }
    expect((await answer({ answer: 'refuse', word: 'Use the yard tank' })).status).toBe(200);
  });

  it('cannot be made with a link from before the move', async () => {
    const { cardId, cardToken } = await stranded();
    const link = await open(cardToken);
    const [, fleetId] = world.account.fleetIds;
    await world.call('putDriverSettings', { params: { fleetId }, body: SETTINGS, version: 0 });
    await world.setCard(cardId, { fleet_id: fleetId });
    expect(await ask(link)).toMatchObject(CANNOT);
  });
});
