import { jsonb } from '@forecourt/server';
import { TELEMATICS_DEFAULTS, type Permission } from '@forecourt/validation';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../store/ids.ts';
import { insertIn } from '../../store/inAccount.ts';
import { pick, pickText, TEST_NOW } from '../../testing/gateway.ts';
import { sendAsNetwork, purchaseRequest, issueCard } from '../../testing/network.ts';
import { TEST_SITE } from '../../testing/purchases.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { newSecret, secretHash } from '../../vault/handedSecrets.ts';
import { driversOf, SETTINGS } from './driverWorld.test.fixtures.ts';
import { tokenOf } from './links.ts';

const world = startWorld();

const { anyone, agree, stranded, tryAt, texts, lastToken, open, ask, textAgain, declineOf } =
  driversOf(world);
const openNotifications = async () => {
  const { body } = await world.call('listNotifications');
  return JSON.stringify(pick(body, 'items')).split('notification.driverRequest').length - 1;
};

describe('a driver whose purchase was declined', () => {
  it('is texted, requests more, is allowed, and uses it on the next try', async () => {
    const { cardToken, cardId } = await stranded();
    const link = await open(cardToken);
    expect(texts()).toMatchObject([
      { to: '+1 214 555 0142', text: expect.stringContaining('was declined at Prairie Fuel 12') },
    ]);
    expect(link.page).toMatchObject({
      language: 'en',
      siteName: 'Prairie Fuel 12',
      offer: { rule: 'amountPerDay', lessCents: 100, askMaxCents: 50_000 },
      request: null,
    });
    expect((await ask(link)).body).toMatchObject({ request: { state: 'open' } });
    expect(await openNotifications()).toBe(1);

    const params = await declineOf();
    const body = { answer: 'allow', amountCents: 11_240, minutes: 30 };
    const answered = await world.call('answerDriverRequest', { params, body });
    expect(answered.body).toMatchObject({ state: 'allowed', answeredBy: 'Dana Morales' });
    expect(await openNotifications()).toBe(0);
    const shown = await anyone('openDriverLink', link);
    expect(pick(shown.body, 'request')).toMatchObject({
      state: 'allowed',
      answerCents: 11_240,
      until: '2026-11-21T16:30:00.000Z',
    });

    expect((await tryAt(cardToken, 11_240)).body).toMatchObject({ responseCode: '00' });
    expect((await tryAt(cardToken, 11_240)).body).toMatchObject({ responseCode: '61' });
    const used = await world.call('getDriverRequest', { params });
    expect(used.body).toMatchObject({ state: 'used', reason: 'emptyTank' });
    const history = (await world.readEvents()).filter(({ subject_id }) => subject_id === cardId);
    expect(history.map(({ action }) => action)).toEqual([
      'card.driverTexted',
      'card.driverOpened',
      'card.driverAsked',
      'card.driverAllowed',
      'card.driverUsed',
    ]);
  });

  it.each([
    ['es', 'fue rechazada en Prairie Fuel 12'],
    ['fr', 'a été refusée chez Prairie Fuel 12'],
  ])('gets the text and the page in the chosen language: %s', async (language, declined) => {
    const { page } = await open((await stranded({}, language)).cardToken);
    expect(texts()[0]?.text).toContain(declined);
    expect(page).toMatchObject({ language });
  });

  it.each<[what: string, undo: (driverId: string) => Promise<unknown>]>([
    [
      'the fleet is off',
      () =>
        world.call('putDriverSettings', {
          params: { fleetId: world.account.fleetIds[0] },
          body: { ...SETTINGS, isOn: false },
          version: 1,
        }),
    ],
    [
      'the driver does not agree anymore',
      (id) =>
        world.call('putDriverMessages', {
          params: { id },
          body: { language: 'en', hasConsent: false },
          version: 1,
        }),
    ],
  ])('gets no text if %s', async (_what, undo) => {
    const { cardToken, driverId } = await stranded();
    await undo(driverId);
    await tryAt(cardToken, 11_240);
    await world.gateway.runDriverJobs();
    expect(texts()).toEqual([]);
  });

  it('sees nearby stations in the states where the card works', async () => {
    const { cardToken } = await stranded({}, 'en', { allowedStates: ['OK'] });
    const site = {
      brand: 'Prairie',
      city: 'Texhoma',
      time_zone: 'America/Chicago',
      region: 'gulf',
    };
    await world.db
      .insertInto('sites')
      .values([
        { ...site, site_number: '9900002', name: 'Prairie Fuel 7', state: 'OK', latitude: 36.1 },
        { ...site, site_number: '9900003', name: 'Too far', state: 'OK', latitude: 37.2 },
        { ...site, site_number: '9900004', name: 'Of Texas', state: 'TX', latitude: 35.3 },
        { ...site, site_number: '9900005', name: 'Somewhere', state: 'OK', latitude: null },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await world.db
      .updateTable('sites')
      .set({ longitude: -101.83 })
      .where('city', '=', 'Texhoma')
      .where('latitude', 'is not', null)
      .execute();
    const { page } = await open(cardToken);
    expect(pick(page, 'offer')).toMatchObject({
      rule: 'state',
      states: ['OK'],
      stations: [{ name: 'Prairie Fuel 7', city: 'Texhoma', state: 'OK', miles: 62 }],
    });
  });

  it('gets one text for several declines in a row', async () => {
    const { cardToken } = await stranded();
    await tryAt(cardToken, 11_240);
    await tryAt(cardToken, 11_000);
    await world.gateway.runDriverJobs();
    expect(texts()).toHaveLength(1);
  });

  it('cannot request anything for a card on hold', async () => {
    const { cardToken, cardId } = await stranded();
    await world.setCard(cardId, { status: 'onHold' });
    const link = await open(cardToken);
    expect(pick(link.page, 'offer')).toMatchObject({ rule: 'cardState', askMaxCents: 0 });
    expect((await ask(link)).body).toMatchObject({ errorCode: 'driverRequest.cannot' });
  });
});

describe('a driver link', () => {
  it('is bound to the first phone, lasts 30 minutes, and is stored hashed', async () => {
    const link = await open((await stranded()).cardToken);
    const others = await anyone('openDriverLink', { token: link.token, deviceKey: null });
    expect(others.body).toMatchObject({ errorCode: 'driverLink.elsewhere' });
    const wrong = await anyone('openDriverLink', { ...link, deviceKey: 'another' });
    expect(wrong.status).toBe(409);
    const { rows } = await sql<{ all: string }>`
      SELECT (SELECT json_agg(l) FROM driver_links l)::text AS all`.execute(world.db);
    expect(rows[0]?.all).not.toContain(link.token.split('.')[1]);
    world.gateway.clock.set(new Date('2026-11-21T16:30:00Z'));
    expect((await anyone('openDriverLink', link)).body).toMatchObject({
      errorCode: 'driverLink.over',
    });
  });

  it('reveals no driver, vehicle, or internal IDs, and only four digits of the card', async () => {
    const { cardToken, cardId } = await stranded();
    const vehicleId = await world.makeVehicle({ unit_number: 'T-114', name: 'Kenworth' });
    await world.setCard(cardId, { vehicle_id: vehicleId });
    const { body } = await anyone('openDriverLink', await open(cardToken));
    expect(pick(body, 'last4')).toBe((await world.readCard(cardId)).last4);
    const words = JSON.stringify(body, (_name, value: unknown) =>
      typeof value === 'number' ? null : value,
    );
    expect(words).not.toMatch(/Rosa|T-114|Kenworth|Id"|\d{5}/);
    for (const secret of [cardToken, vehicleId]) expect(words).not.toContain(secret);
  });

  it('does not open with another account’s token or an invalid token', async () => {
    const link = await open((await stranded()).cardToken);
    const secret = link.token.split('.')[1] ?? '';
    for (const token of [`${(await world.makeStranger()).accountId}.${secret}`, 'x', 'a.b.c']) {
      expect((await anyone('openDriverLink', { ...link, token })).body).toMatchObject({
        errorCode: 'driverLink.over',
      });
    }
  });

  it('is bound to the phone’s own key, so that a retry opens it again', async () => {
    await tryAt((await stranded()).cardToken, 11_240);
    await world.gateway.runDriverJobs();
    const link = { token: lastToken(), deviceKey: newSecret() };
    expect((await anyone('openDriverLink', link)).body).toMatchObject({ deviceKey: null });
    expect((await anyone('openDriverLink', link)).status).toBe(200);
    expect((await ask(link)).body).toMatchObject({ request: { state: 'open' } });
    for (const deviceKey of [null, newSecret()]) {
      const other = await anyone('openDriverLink', { ...link, deviceKey });
      expect(other.body).toMatchObject({ errorCode: 'driverLink.elsewhere' });
    }
  });

  it('ends if another text is sent before a phone opens it', async () => {
    await tryAt((await stranded()).cardToken, 11_240);
    await world.gateway.runDriverJobs();
    const token = lastToken();
    await textAgain(token);
    const first = await anyone('openDriverLink', { token, deviceKey: null });
    expect(first.body).toMatchObject({ errorCode: 'driverLink.over' });
    const second = await anyone('openDriverLink', { token: lastToken(), deviceKey: null });
    expect(second.status).toBe(200);
  });

  it('keeps working only on the phone that opened it after new texts are sent', async () => {
    const link = await open((await stranded()).cardToken);
    await textAgain(link.token);
    await textAgain(link.token);
    expect((await anyone('openDriverLink', link)).status).toBe(200);
    const forwarded = await anyone('openDriverLink', { token: link.token, deviceKey: null });
    expect(forwarded.body).toMatchObject({ errorCode: 'driverLink.elsewhere' });
    const later = await anyone('openDriverLink', { token: lastToken(), deviceKey: null });
    expect(pickText(later.body, 'deviceKey')).toHaveLength(43);
    await ask(link);
    const both = { token: lastToken(), deviceKey: pickText(later.body, 'deviceKey') };
    expect(pick((await anyone('openDriverLink', both)).body, 'request')).toMatchObject({
      state: 'open',
    });
  });

  it('is resent at most every two minutes, twice per link, within a daily cap', async () => {
    const { cardToken } = await stranded();
    await open(cardToken);
    await textAgain(lastToken(), 1);
    expect(texts()).toHaveLength(1);
    for (let count = 0; count < 4; count += 1) await textAgain(lastToken());
    expect(texts()).toHaveLength(3);
    await world.goTo('2026-11-21T17:00:00.000Z');
    await open(cardToken);
    expect(texts()).toHaveLength(4);
    for (let count = 0; count < 3; count += 1) await textAgain(lastToken());
    expect(texts()).toHaveLength(6);
    await world.goTo('2026-11-21T18:00:00.000Z');
    await tryAt(cardToken, 11_240);
    await world.gateway.runDriverJobs();
    expect(texts()).toHaveLength(6);
    const unknown = await anyone('renewDriverLink', { token: 'nothing' });
    expect(unknown.body).toEqual({ accepted: true });
  });

  it('states its remaining minutes in the first text and in a resent one', async () => {
    await open((await stranded()).cardToken);
    await textAgain(lastToken(), 10);
    expect(texts().map(({ text }) => text.match(/Good for \d+ minutes/)?.[0])).toEqual([
      'Good for 30 minutes',
      'Good for 20 minutes',
    ]);
  });

  it('is texted once even if the job reruns, and stays open on its phone', async () => {
    await tryAt((await stranded()).cardToken, 11_240);
    const jobs = [...world.gateway.sentJobs];
    await world.gateway.runDriverJobs();
    const { body } = await anyone('openDriverLink', { token: lastToken(), deviceKey: null });
    world.gateway.sentJobs.push(...jobs);
    await world.gateway.runDriverJobs();
    expect(texts()).toHaveLength(1);
    const link = { token: lastToken(), deviceKey: pickText(body, 'deviceKey') };
    expect((await anyone('openDriverLink', link)).status).toBe(200);
  });

  it('is resent with the same text and ID if delivery is uncertain', async () => {
    await tryAt((await stranded()).cardToken, 11_240);
    const jobs = [...world.gateway.sentJobs];
    world.gateway.outbox.failing = true;
    await expect(world.gateway.runDriverJobs()).rejects.toThrow('no answer');
    world.gateway.outbox.failing = false;
    world.gateway.sentJobs.push(...jobs);
    await world.gateway.runDriverJobs();
    const [first, second] = texts();
    expect(second).toEqual(first);
  });
});

describe('a driver request', () => {
  it('is created once however often it is sent, capped at the allowed amount', async () => {
    const link = await open((await stranded()).cardToken);
    expect((await ask(link, 50_001)).status).toBe(400);
    await ask(link, 9_000);
    expect(pick((await ask(link, 11_240)).body, 'request')).toMatchObject({ amountCents: 9_000 });
    expect(await openNotifications()).toBe(1);
  });

  it('has one result when two people answer it simultaneously', async () => {
    const { cardToken } = await stranded();
    await ask(await open(cardToken));
    const params = await declineOf();
    const manager = await world.makePerson('manager');
    const [one, other] = await Promise.all([
      world.call('answerDriverRequest', {
        params,
        body: { answer: 'allow', amountCents: 8_000, minutes: 30 },
      }),
      world.callAs(manager, 'answerDriverRequest', {
        params,
        body: { answer: 'refuse', word: 'Use the yard tank' },
      }),
    ]);
    expect(one.status).toBe(200);
    expect(pick(one.body, 'state')).toBe(pick(other.body, 'state'));
    const allowances = await world.db
      .selectFrom('limit_allowances')
      .selectAll()
      .where('account_id', '=', world.accountId)
      .execute();
    const isAllowed = pick(one.body, 'state') === 'allowed';
    // valid only for the product group that was declined
    expect(allowances.map(({ groups }) => groups)).toEqual(isAllowed ? [['diesel']] : []);
  });

  it('can be answered only with permission, within the user’s fleets', async () => {
    await ask(await open((await stranded()).cardToken));
    const params = await declineOf();
    const body = { answer: 'refuse', word: 'No' };
    const viewer = await world.makePerson('viewer');
    expect((await world.callAs(viewer, 'getDriverRequest', { params })).status).toBe(200);
    expect((await world.callAs(viewer, 'answerDriverRequest', { params, body })).status).toBe(403);
    const regional = await world.makePerson('manager', [world.account.fleetIds[1]]);
    for (const name of ['getDriverRequest', 'answerDriverRequest'] as const) {
      const response = await world.callAs(regional, name, {
        params,
        ...(name === 'answerDriverRequest' ? { body } : {}),
      });
      expect(response.status).toBe(404);
    }
    const tooMuch = { answer: 'allow', amountCents: 11_241, minutes: 30 };
    expect((await world.call('answerDriverRequest', { params, body: tooMuch })).body).toMatchObject(
      { errorCode: 'driverRequest.tooMuch' },
    );
  });

  it('shows its picture only to users who can see the fleet', async () => {
    const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64');
    const link = await open((await stranded()).cardToken);
    const text = Buffer.from('no picture').toString('base64');
    expect((await ask(link, 11_240, { picture: text })).body).toMatchObject({
      fields: [{ path: 'ask.picture', key: 'value.invalid' }],
    });
    await ask(link, 11_240, { picture });
    const params = await declineOf();
    expect((await world.call('getDriverRequest', { params })).body).toMatchObject({
      hasPicture: true,
    });
    const seen = await world.call('getDriverPicture', { params });
    expect(seen.body).toEqual({ contentBase64: picture });
    const regional = await world.makePerson('manager', [world.account.fleetIds[1]]);
    expect((await world.callAs(regional, 'getDriverPicture', { params })).status).toBe(404);
  });

  it('shows the driver the message of a refusal', async () => {
    const link = await open((await stranded()).cardToken);
    await ask(link);
    const body = { answer: 'refuse', word: 'Use the yard tank' };
    await world.call('answerDriverRequest', { params: await declineOf(), body });
    expect(pick((await anyone('openDriverLink', link)).body, 'request')).toMatchObject({
      state: 'refused',
      word: 'Use the yard tank',
    });
  });

  it('cannot be allowed after the card is blocked', async () => {
    const { cardToken, cardId } = await stranded();
    await ask(await open(cardToken));
    await world.setCard(cardId, { status: 'blocked' });
    const body = { answer: 'allow', amountCents: 100, minutes: 15 };
    const response = await world.call('answerDriverRequest', { params: await declineOf(), body });
    expect(response.body).toMatchObject({ errorCode: 'driverRequest.cannot' });
  });

  it('is granted automatically up to an amount, once a day', async () => {
    const { cardToken } = await stranded({ autoGrantCents: 3_000 });
    const first = await open(cardToken, 3_000);
    expect(pick((await ask(first, 3_000)).body, 'request')).toMatchObject({
      state: 'allowed',
      answerCents: 3_000,
    });
    expect(await openNotifications()).toBe(0);
    expect((await tryAt(cardToken, 3_000)).body).toMatchObject({ responseCode: '00' });
    await world.goTo('2026-11-21T17:00:00.000Z');
    const second = await open(cardToken, 2_000);
    expect(pick((await ask(second, 2_000)).body, 'request')).toMatchObject({ state: 'open' });
  });

  it('is auto-granted only at the station of the decline, as the page says', async () => {
    const { cardToken } = await stranded({ autoGrantCents: 3_000 });
    const siteNumber = '9900006';
    const place = { city: 'Texhoma', state: 'OK', time_zone: 'America/Chicago', region: 'gulf' };
    await world.db
      .insertInto('sites')
      .values({ ...place, site_number: siteNumber, name: 'Prairie Fuel 9', brand: 'Prairie' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { body } = await ask(await open(cardToken, 3_000), 3_000);
    expect(pick(body, 'request')).toMatchObject({ state: 'allowed', isHereOnly: true });
    const elsewhere = purchaseRequest(cardToken, 3_000, { siteNumber, acceptsLess: false });
    expect((await sendAsNetwork(world.gateway, elsewhere)).body).toMatchObject({
      responseCode: '61',
    });
    expect((await tryAt(cardToken, 3_000)).body).toMatchObject({ responseCode: '00' });
  });

  it.each([
    ['vehicleAway', { whenAway: 'ask' }, { position: { latitude: 38.63, longitude: -90.2 } }],
    ['vehicleSilent', { whenSilent: 'ask' }, null],
    ['tankRoom', { whenOverTank: 'ask' }, { tankPercent: 100 }],
  ] as const)(
    'is left for a manager, never auto-granted, if %s declined the purchase',
    async (rule, choice, reply) => {
      const { cardToken } = await stranded({ autoGrantCents: 3_000 }, 'en', {});
      await world.makeVehicle({ unit_number: 'T-114', tank_capacity_milligallons: 50_000 });
      const on = { params: { integration: 'telematics' }, body: { isOn: true } };
      await world.call('switchIntegration', on);
      const rules = { ...TELEMATICS_DEFAULTS, ...choice };
      await world.call('putTelematicsRules', { body: rules, version: 0 });
      const nothing = { position: null, odometerMiles: null, tankPercent: null };
      const signals = reply ? [{ vehicle: 'T-114', at: TEST_NOW, ...nothing, ...reply }] : [];
      if (reply) await world.call('sendVehicleSignals', { body: { signals } });
      const link = await open(cardToken, 3_000, { promptedId: 'T-114' });
      expect(pick(link.page, 'offer')).toMatchObject({ rule });
      const { body } = await ask(link, 3_000);
      expect(pick(body, 'request')).toMatchObject({ state: 'open' });
    },
  );

  it('is auto-granted once a day per driver, even for concurrent requests', async () => {
    const { cardToken, driverId } = await stranded({ autoGrantCents: 3_000 });
    const links = [await open(cardToken, 3_000)];
    for (const minute of ['05', '10', '15']) {
      const other = await issueCard(world.gateway, world.account, { perDayCents: 100 });
      await world.setCard(other.cardId, { card_type: 'driver', driver_id: driverId });
      world.gateway.clock.set(new Date(`2026-11-21T16:${minute}:00.000Z`));
      links.push(await open(other.cardToken, 3_000));
    }
    const responses = await Promise.all(links.map((link) => ask(link, 3_000)));
    const states = responses.map(({ body }) => pick(pick(body, 'request'), 'state'));
    expect(states.filter((state) => state === 'allowed')).toHaveLength(1);
    expect(states.filter((state) => state === 'open')).toHaveLength(3);
  });

  it.each<[what: string, end: (cardId: string) => Promise<unknown>]>([
    [
      'its allowance was revoked',
      async (cardId) => {
        const params = { cardId };
        const { body } = await world.call('listAllowances', { params });
        const allowanceId = pickText(pick(pick(body, 'items'), '0'), 'allowanceId');
        return world.call('cancelAllowance', { params: { cardId, allowanceId } });
      },
    ],
    ['its card was blocked', (cardId) => world.setCard(cardId, { status: 'blocked' })],
  ])('is withdrawn, even if already allowed, once %s', async (_what, end) => {
    const { cardToken, cardId } = await stranded();
    const link = await open(cardToken);
    await ask(link);
    const params = await declineOf();
    const body = { answer: 'allow', amountCents: 11_240, minutes: 30 };
    await world.call('answerDriverRequest', { params, body });
    const shown = async () => pick((await anyone('openDriverLink', link)).body, 'request');
    expect(await shown()).toMatchObject({ state: 'allowed', isWithdrawn: false });
    await end(cardId);
    expect(await shown()).toMatchObject({ state: 'refused', isWithdrawn: true });
    const { body: seen } = await world.call('getDriverRequest', { params });
    expect(seen).toMatchObject({ state: 'refused', isWithdrawn: true, answerCents: 11_240 });
  });

  it('signals its answer and a revocation even if its notification is settled', async () => {
    const { cardToken, cardId } = await stranded();
    await ask(await open(cardToken));
    const { body: listed } = await world.call('listNotifications');
    const notificationId = pickText(listed, 'items', 0, 'notificationId');
    const settled = { params: { notificationId }, body: { to: 'resolved' } };
    expect((await world.call('settleNotification', settled)).status).toBe(200);
    const heard: string[] = [];
    const stop = await world.gateway.database.listen('notifications', (accountId) => {
      if (accountId === world.accountId) heard.push(accountId);
    });
    const params = await declineOf();
    const answer = { answer: 'allow', amountCents: 11_240, minutes: 30 };
    await world.call('answerDriverRequest', { params, body: answer });
    await expect.poll(() => heard).toHaveLength(1);
    const { body } = await world.call('listAllowances', { params: { cardId } });
    const allowanceId = pickText(body, 'items', 0, 'allowanceId');
    await world.call('cancelAllowance', { params: { cardId, allowanceId } });
    await expect.poll(() => heard).toHaveLength(2);
    await stop();
  });

  it('is not marked escalated if no one else was alerted', async () => {
    const { cardToken } = await stranded();
    await ask(await open(cardToken));
    await world.gateway.runDriverJobs('escalate');
    expect(emails()).toHaveLength(1);
    const { body } = await world.call('getDriverRequest', { params: await declineOf() });
    expect(body).toMatchObject({ state: 'open', escalatedAt: null });
    expect((await world.readEvents()).map(({ action }) => action)).not.toContain(
      'card.driverEscalated',
    );
  });

  it('alerts no one after it expires', async () => {
    const manager = await world.makePerson('manager');
    const { cardToken } = await stranded({ answeredBy: [manager.userId] });
    await ask(await open(cardToken));
    const toRun = world.gateway.sentJobs.splice(0);
    await world.goTo('2026-11-21T16:30:00.000Z');
    world.gateway.sentJobs.push(...toRun);
    await world.gateway.runDriverJobs('escalate');
    await world.gateway.runDriverJobs();
    expect(emails()).toEqual([]);
  });

  it('alerts no one after it is answered', async () => {
    await ask(await open((await stranded()).cardToken));
    const body = { answer: 'refuse', word: 'Use the yard tank' };
    await world.call('answerDriverRequest', { params: await declineOf(), body });
    await world.gateway.runDriverJobs();
    expect(emails()).toEqual([]);
    const { body: listed } = await world.call('listAlertMessages');
    expect(pick(listed, 'items')).toEqual([]);
  });

  it('is emailed to the first approvers, then escalated, and expires', async () => {
    const manager = await world.makePerson('manager');
    const { cardToken } = await stranded({ answeredBy: [manager.userId] });
    const link = await open(cardToken);
    await ask(link);
    const toRun = [...world.gateway.sentJobs];
    await world.gateway.runDriverJobs();
    expect(emails()).toHaveLength(1);
    expect(emails()[0]?.text).toContain('Rosa Núñez requests $112.40');
    world.gateway.sentJobs.push(...toRun);
    await world.gateway.runDriverJobs('escalate');
    await world.gateway.runDriverJobs();
    expect(emails()).toHaveLength(2);
    expect((await world.readEvents()).map(({ action }) => action)).toContain(
      'card.driverEscalated',
    );
    await world.goTo('2026-11-21T16:31:00.000Z');
    world.gateway.sentJobs.push(...toRun);
    await world.gateway.runDriverJobs('expire');
    expect(await openNotifications()).toBe(0);
    const { body } = await world.call('getDriverRequest', { params: await declineOf() });
    expect(body).toMatchObject({ state: 'expired', answeredAt: null });
  });
});

/** A browser's push subscription. */
const browser = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
});

const emails = () => world.gateway.outbox.sent.filter(({ channel }) => channel === 'email');
const pauseUntil = (pausedUntil: string | null, version: number) => {
  const body = { quiet: null, dailyAt: '08:00', pausedUntil };
  return world.call('putAlertTimes', { body, version });
};
/** Pauses the manager's messages for `minutes`. */
const pauseFor = (minutes: number) =>
  pauseUntil(new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString(), 0);

describe('a manager who answers driver requests', () => {
  it('gets a push with a link to the request, and no email', async () => {
    const { body } = await world.call('putPush', { body: browser('one') });
    expect(body).toEqual({
      publicKey: 'test-key',
      endpoints: ['https://push.example/one'],
      gone: [],
    });
    await world.call('putPush', { body: browser('one') });
    await ask(await open((await stranded()).cardToken));
    await world.gateway.runDriverJobs();
    const { transactionId } = await declineOf();
    expect(world.gateway.push.sent).toEqual([
      {
        endpoint: 'https://push.example/one',
        text: {
          title: 'Rosa Núñez requests $112.40',
          body: expect.stringContaining('The driver is waiting.'),
          path: `/en/activity/${transactionId}/request`,
        },
      },
    ]);
    expect(emails()).toEqual([]);
  });

  it('gets an email if no browser can be reached, and that browser is dropped', async () => {
    await world.call('putPush', { body: browser('one') });
    world.gateway.push.unsubscribed.add('https://push.example/one');
    await ask(await open((await stranded()).cardToken));
    await world.gateway.runDriverJobs();
    expect(world.gateway.push.sent).toEqual([]);
    expect(emails()).toMatchObject([{ text: expect.stringContaining('requests $112.40') }]);
    const gone = ['https://push.example/one'];
    expect((await world.call('getPush')).body).toMatchObject({ endpoints: [], gone });
  });

  it.each([
    ['has no browser that is alerted', false],
    ['cannot be reached by a browser any longer', true],
  ])('gets a text at their urgent number if the person %s', async (_why, hasBrowser) => {
    const body = { quiet: null, dailyAt: '08:00', pausedUntil: null, urgentMobile: '2145550141' };
    expect((await world.call('putAlertTimes', { body, version: 0 })).status).toBe(200);
    if (hasBrowser) await world.call('putPush', { body: browser('one') });
    world.gateway.push.unsubscribed.add('https://push.example/one');
    await ask(await open((await stranded()).cardToken));
    await world.gateway.runDriverJobs();
    const { transactionId } = await declineOf();
    const toManager = world.gateway.outbox.sent.filter(({ to }) => to === '2145550141');
    expect(toManager).toMatchObject([
      { channel: 'sms', text: expect.stringContaining('Rosa Núñez requests $112.40 at the pump') },
    ]);
    expect(toManager[0]?.text).toContain(
      `/en/activity/${transactionId}/request Reply STOP to opt out`,
    );
    expect(toManager[0]?.text.length).toBeLessThanOrEqual(160);
    expect(emails()).toEqual([]);
  });

  it('gets an email if the push service fails', async () => {
    await world.call('putPush', { body: browser('one') });
    vi.spyOn(world.gateway.push, 'send').mockRejectedValueOnce(new Error('503'));
    await ask(await open((await stranded()).cardToken));
    await world.gateway.runDriverJobs();
    expect(emails()).toMatchObject([{ text: expect.stringContaining('requests $112.40') }]);
    expect(pick((await world.call('getPush')).body, 'endpoints')).toHaveLength(1);
  });

  it('gets no alert if a request expires during a pause, and the page is quiet', async () => {
    await pauseFor(45);
    const link = await open((await stranded()).cardToken);
    expect(link.page).toMatchObject({ isQuiet: true });
    expect((await ask(link)).body).toMatchObject({ isQuiet: true });
    const toRun = world.gateway.sentJobs.splice(0);
    await world.goTo('2026-11-21T16:45:00.000Z');
    world.gateway.sentJobs.push(...toRun);
    await world.gateway.runDriverJobs();
    expect(emails()).toEqual([]);
  });

  it('does not make the page quiet while another manager is alerted', async () => {
    await pauseFor(45);
    await world.makePerson('manager');
    expect((await open((await stranded()).cardToken)).page).toMatchObject({ isQuiet: false });
  });

  it('gets alerts only after a pause ends, and can remove a browser', async () => {
    await pauseFor(45);
    await world.call('putPush', { body: browser('one') });
    await ask(await open((await stranded()).cardToken));
    const waits = world.gateway.sentJobs.filter(({ name }) => name === 'alert-message');
    expect(waits.map(({ afterSeconds }) => afterSeconds)).toEqual([45 * 60]);
    const ended = await world.call('endPush', { body: { endpoint: browser('one').endpoint } });
    expect(ended.body).toMatchObject({ endpoints: [] });
  });

  it('gets one email for the waiting and the next request once unpaused', async () => {
    await pauseFor(24 * 60);
    await ask(await open((await stranded()).cardToken));
    await pauseUntil(null, 1);
    world.gateway.sentJobs.length = 0;
    const { cardId, cardToken } = await issueCard(world.gateway, world.account, {
      perDayCents: 100,
    });
    const driverId = await world.makeDriver({ mobile: '+1 214 555 0143' });
    await world.setCard(cardId, { card_type: 'driver', driver_id: driverId });
    await agree(driverId, true, 0);
    await ask(await open(cardToken));
    await world.gateway.runDriverJobs();
    expect(emails()).toHaveLength(1);
    expect(emails()[0]?.text.match(/requests \$112\.40/g)).toHaveLength(2);
  });

  it('can register up to ten browsers, which other users do not see', async () => {
    for (let count = 0; count < 11; count += 1) {
      await world.call('putPush', { body: browser(`n${count}`) });
    }
    expect(pick((await world.call('getPush')).body, 'endpoints')).toHaveLength(10);
    const manager = await world.makePerson('manager');
    expect((await world.callAs(manager, 'getPush')).body).toMatchObject({ endpoints: [] });
    const wrong = { ...browser('x'), endpoint: 'http://push.example/x' };
    expect((await world.call('putPush', { body: wrong })).status).toBe(400);
  });
});

describe('the driver’s card page', () => {
  it('shows the balance, pump prompts, and contact on the link’s phone', async () => {
    const { cardToken } = await stranded();
    const link = await open(cardToken);
    expect(pick(link.page, 'contact')).toEqual(SETTINGS.contact);
    const { body } = await anyone('openDriverCard', link);
    expect(body).toMatchObject({
      isActive: true,
      currency: 'USD',
      card: { leftCents: 100, leftMilligallons: null, askedId: 'V', asksOdometer: true },
      contact: { name: 'Dispatch', phone: '214 555 0110' },
    });
    expect(JSON.stringify(body)).not.toMatch(/Rosa|driverId|cardId|accountId/);
  });

  it('is refused to an unbound phone or another phone, and binds neither', async () => {
    const { cardToken } = await stranded();
    await tryAt(cardToken, 11_240);
    await world.gateway.runDriverJobs();
    const token = lastToken();
    const early = await anyone('openDriverCard', { token, deviceKey: null });
    expect(early.body).toMatchObject({ errorCode: 'driverLink.elsewhere' });
    const { body } = await anyone('openDriverLink', { token, deviceKey: null });
    expect(pickText(body, 'deviceKey')).toHaveLength(43);
    expect((await anyone('openDriverCard', { token, deviceKey: 'another' })).status).toBe(409);
  });
});

/** Number of drivers waiting at the same time; the load test sets 1,000. */
const AT_ONCE = Number(process.env['DRIVER_REQUESTS'] ?? 20);

describe('many concurrent requests', () => {
  it('are each answered once, with none lost or granted twice', async () => {
    const driverId = await world.makeDriver({ mobile: '+1 214 555 0142' });
    const [fleetId] = world.account.fleetIds;
    await world.call('putDriverSettings', { params: { fleetId }, body: SETTINGS, version: 0 });
    await agree(driverId, true, 0);
    const links = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const cardId = await world.makeCard();
        await world.setCard(cardId, { card_type: 'driver', driver_id: driverId });
        const secret = newSecret();
        const transactionId = newId();
        await insertIn(world.db, world.accountId, 'driver_links', {
          id: newId(),
          token_hash: secretHash(secret),
          device_hash: null,
          driver_id: driverId,
          card_id: cardId,
          fleet_id: fleetId,
          site_number: TEST_SITE,
          transaction_id: transactionId,
          offer: jsonb({
            rule: 'amountPerDay',
            askedCents: 11_240,
            lessCents: null,
            products: [],
            laterAt: null,
            states: [],
            askMaxCents: 50_000,
          }),
          declined_at: TEST_NOW,
          created_at: TEST_NOW,
          sent_at: TEST_NOW,
          opened_at: null,
          expires_at: '2026-11-21T16:30:00.000Z',
        });
        return { token: tokenOf(world.accountId, secret), transactionId };
      }),
    );
    const began = performance.now();
    const requests = await Promise.all(
      links.map(async ({ token }) => {
        const { body } = await anyone('openDriverLink', { token, deviceKey: null });
        return ask({ token, deviceKey: pickText(body, 'deviceKey') });
      }),
    );
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set([200]));
    const body = { answer: 'allow', amountCents: 11_240, minutes: 30 };
    const responses = await Promise.all(
      [...links, ...links].map(({ transactionId }) =>
        world.call('answerDriverRequest', { params: { transactionId }, body }),
      ),
    );
    if (AT_ONCE > 100)
      console.log(`${AT_ONCE} requests: ${Math.round(performance.now() - began)} ms`);
    expect(new Set(responses.map((response) => pick(response.body, 'state')))).toEqual(
      new Set(['allowed']),
    );
    const allowances = await world.db
      .selectFrom('limit_allowances')
      .select('card_id')
      .where('account_id', '=', world.accountId)
      .execute();
    expect(allowances).toHaveLength(AT_ONCE);
    expect(new Set(allowances.map((row) => row.card_id)).size).toBe(AT_ONCE);
  }, 600_000);
});

describe('driver settings', () => {
  it('are off until an administrator turns them on', async () => {
    const { body } = await world.call('listDriverSettings');
    expect(pick(body, 'items')).toMatchObject([
      { fleetName: 'Long haul', isOn: false, version: 0 },
      { fleetName: 'Regional', isOn: false, version: 0 },
    ]);
    expect(pick(body, 'answerers')).toMatchObject([{ name: 'Dana Morales' }]);
    const manager = await world.makePerson('manager');
    const params = { fleetId: world.account.fleetIds[0] };
    const put = (person: Parameters<typeof world.callAs>[0], settings: object) =>
      world.callAs(person, 'putDriverSettings', { params, body: settings, version: 0 });
    expect((await put(manager, SETTINGS)).status).toBe(403);
    const viewer = await world.makePerson('viewer');
    expect((await put(world.dana, { ...SETTINGS, answeredBy: [viewer.userId] })).status).toBe(422);
    expect((await put(world.dana, SETTINGS)).status).toBe(200);
    expect((await put(world.dana, SETTINGS)).body).toMatchObject({ errorCode: 'version.stale' });
  });

  it.each<[what: string, change: () => Parameters<typeof world.setGrant>[1]]>([
    ['is locked', () => ({ state: 'locked' })],
    ['has another role', () => ({ role: 'viewer' })],
    [
      'has that withheld',
      () => ({ withheld_permissions: jsonb<Permission[]>(['overrides.approve']) }),
    ],
    ['went to another fleet', () => ({ fleet_ids: jsonb([world.account.fleetIds[1]]) })],
  ])('can be saved as shown after a chosen answerer %s', async (_what, change) => {
    const manager = await world.makePerson('manager');
    const params = { fleetId: world.account.fleetIds[0] };
    const chosen = { ...SETTINGS, answeredBy: [world.dana.userId, manager.userId] };
    await world.call('putDriverSettings', { params, body: chosen, version: 0 });
    await world.setGrant(manager, change());
    const { body } = await world.call('listDriverSettings');
    const answeredBy = pick(body, 'items', 0, 'answeredBy');
    expect(answeredBy).toEqual([world.dana.userId]);
    const off = { ...SETTINGS, answeredBy, isOn: false };
    expect(await world.call('putDriverSettings', { params, body: off, version: 1 })).toMatchObject({
      status: 200,
      body: { isOn: false, answeredBy },
    });
  });

  it('list each user’s fleets, and refuse an answerer from another fleet', async () => {
    const [fleetId, other] = world.account.fleetIds;
    const regional = await world.makePerson('manager', [other]);
    const { body } = await world.call('listDriverSettings');
    expect(pick(body, 'answerers')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ userId: world.dana.userId, fleetIds: null }),
        expect.objectContaining({ userId: regional.userId, fleetIds: [other] }),
      ]),
    );
    const chosen = { ...SETTINGS, answeredBy: [regional.userId] };
    const refused = await world.call('putDriverSettings', {
      params: { fleetId },
      body: chosen,
      version: 0,
    });
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'answeredBy' }] } });
  });
});
