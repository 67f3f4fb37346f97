import { jsonb } from '@forecourt/server';
import { describe, expect, it } from 'vitest';
import { pick } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { driversOf } from './driverWorld.test.fixtures.ts';

const world = startWorld();
const { ask, later, open, stranded, texts, tryAt } = driversOf(world);

const DRIVER = '+1 214 555 0142';
const MANAGER = '2145550141';
const times = { quiet: null, dailyAt: '08:00', pausedUntil: null };
const giveNumber = () =>
  world.call('putAlertTimes', { body: { ...times, urgentMobile: MANAGER }, version: 0 });
const emails = () => world.gateway.outbox.sent.filter(({ channel }) => channel === 'email');
const browser = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQt',
  auth: 'tBHItJI5svbpez7KI4CCXg',
});
const messages = async () => pick((await world.call('listAlertMessages')).body, 'items');
const actionsOn = async (subjectId: string) =>
  (await world.readEvents())
    .filter(({ subject_id }) => subject_id === subjectId)
    .map(({ action }) => action);
const consentOf = async (driverId: string) =>
  (await world.call('getDriverMessages', { params: { id: driverId } })).body;

describe('a manager whose texts fail', () => {
  it.each(['optedOut', 'unreachable'] as const)(
    'gets an email instead, which the message list shows (%s)',
    async (outcome) => {
      await giveNumber();
      world.gateway.outbox.unreachable.set(MANAGER, outcome);
      await ask(await open((await stranded()).cardToken));
      await world.gateway.runDriverJobs();
      const to = 'dana.morales@acmefreight.example';
      expect(emails()).toMatchObject([{ to, text: expect.stringContaining('requests $112.40') }]);
      expect(await messages()).toMatchObject([{ channel: 'email', to, state: 'sent' }]);
    },
  );

  it('gets an email if both push and text fail', async () => {
    await giveNumber();
    await world.call('putPush', { body: browser('one') });
    world.gateway.push.unsubscribed.add(browser('one').endpoint);
    world.gateway.outbox.unreachable.set(MANAGER, 'optedOut');
    await ask(await open((await stranded()).cardToken));
    await world.gateway.runDriverJobs();
    expect(emails()).toHaveLength(1);
  });

  it('gets an email if the carrier is down, and the outage is listed in the news', async () => {
    await giveNumber();
    await ask(await open((await stranded()).cardToken));
    world.gateway.outbox.failing = 'sms';
    await world.gateway.runDriverJobs();
    world.gateway.outbox.failing = false;
    expect(emails()).toHaveLength(1);
    const { body } = await world.call('listNews');
    expect(pick(body, 'outages')).toMatchObject([{ scope: 'sms' }]);
  });
});

describe('a person who can no longer answer drivers', () => {
  it.each<[string, Parameters<typeof world.setGrant>[1]]>([
    ['who has another role now', { role: 'viewer' }],
    ['from whom it was withheld', { withheld_permissions: jsonb(['overrides.approve']) }],
    ['of other fleets', { fleet_ids: jsonb(['another fleet']) }],
  ])('gets no alert about a waiting driver (%s)', async (_why, grant) => {
    await ask(await open((await stranded()).cardToken));
    await world.setGrant(world.dana, grant);
    await world.gateway.runDriverJobs();
    expect(emails()).toEqual([]);
  });
});

describe('a driver whose texts fail', () => {
  it('is opted out after replying STOP, as both histories show', async () => {
    const { cardToken, cardId, driverId } = await stranded();
    world.gateway.outbox.unreachable.set(DRIVER, 'optedOut');
    await tryAt(cardToken);
    await world.gateway.runDriverJobs();
    expect(await consentOf(driverId)).toMatchObject({ consentedAt: null, version: 2 });
    expect(await actionsOn(cardId)).toEqual(['card.driverUnreached']);
    expect(await actionsOn(driverId)).toContain('driver.optedOut');
    // no further text is attempted
    world.gateway.outbox.unreachable.clear();
    await later(30);
    await tryAt(cardToken);
    await world.gateway.runDriverJobs();
    expect(texts()).toEqual([]);
  });

  it('retains consent if the number is unreachable', async () => {
    const { cardToken, cardId, driverId } = await stranded();
    world.gateway.outbox.unreachable.set(DRIVER, 'unreachable');
    await tryAt(cardToken);
    await world.gateway.runDriverJobs();
    expect(await consentOf(driverId)).toMatchObject({ consentedAt: expect.any(String) });
    expect(await actionsOn(cardId)).toEqual(['card.driverUnreached']);
  });

  it('has no open card guide after replying STOP', async () => {
    const { cardId, driverId } = await stranded();
    world.gateway.outbox.unreachable.set(DRIVER, 'optedOut');
    const params = { cardId };
    await world.call('textCardGuide', { params, body: {} });
    await world.gateway.runDriverJobs();
    expect(await actionsOn(cardId)).toEqual(['card.driverGuideTexted', 'card.driverUnreached']);
    expect(await consentOf(driverId)).toMatchObject({ consentedAt: null });
    const { body } = await world.call('getCardGuide', { params });
    expect(body).toMatchObject({ link: null, refusal: { key: 'cardGuide.noConsent' } });
  });
});

describe('an unreachable browser', () => {
  it('is listed as gone (ten at most) without displacing a working browser', async () => {
    await world.call('putPush', { body: browser('good') });
    for (let count = 0; count < 11; count += 1) {
      const { cardToken } = await stranded();
      await world.call('putPush', { body: browser(`n${count}`) });
      world.gateway.push.unsubscribed.add(browser(`n${count}`).endpoint);
      await ask(await open(cardToken));
      await world.gateway.runDriverJobs();
    }
    const { body } = await world.call('putPush', { body: browser('new') });
    expect(pick(body, 'endpoints')).toHaveLength(2);
    expect(pick(body, 'gone')).toHaveLength(10);
  });

  it('is active again after it registers the same endpoint', async () => {
    const { endpoint } = browser('one');
    await world.call('putPush', { body: browser('one') });
    world.gateway.push.unsubscribed.add(endpoint);
    await ask(await open((await stranded()).cardToken));
    await world.gateway.runDriverJobs();
    const { body } = await world.call('putPush', { body: browser('one') });
    expect(body).toMatchObject({ endpoints: [endpoint], gone: [] });
  });
});
