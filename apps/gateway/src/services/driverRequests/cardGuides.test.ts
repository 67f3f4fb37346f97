import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pick, pickEach, pickText, send } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { newSecret } from '../../vault/handedSecrets.ts';

const world = startWorld();

const SETTINGS = {
  isOn: true,
  answeredBy: [],
  escalateMinutes: null,
  autoGrantCents: null,
  contact: { name: 'Dispatch', phone: '214 555 0110' },
};
const NUMBER = '214 555 0142';
const anyone = (name: Parameters<typeof send>[1], body: unknown) =>
  send(world.gateway, name, { body });
const agree = (id: string, hasConsent: boolean, version: number, language = 'en') =>
  world.call('putDriverMessages', { params: { id }, body: { language, hasConsent }, version });
const switchTexts = (isOn: boolean, version: number) =>
  world.call('putDriverSettings', {
    params: { fleetId: world.account.fleetIds[0] },
    body: { ...SETTINGS, isOn },
    version,
  });

/** Creates a card of a driver who agreed to texts, in a fleet that sends them. */
async function guided(language = 'en') {
  const driverId = await world.makeDriver({ mobile: NUMBER });
  const cardId = await world.makeCard();
  await world.setCard(cardId, { card_type: 'driver', driver_id: driverId });
  await agree(driverId, true, 0, language);
  await switchTexts(true, 0);
  return { cardId, driverId };
}
const texts = () => world.gateway.outbox.sent.filter(({ channel }) => channel === 'sms');
const lastToken = () =>
  texts()
    .at(-1)
    ?.text.match(/#(\S+)/)?.[1] ?? '';
const deliver = () => world.gateway.runDriverJobs();

async function textGuide(cardId: string) {
  const response = await world.call('textCardGuide', { params: { cardId }, body: {} });
  await deliver();
  return response;
}
const guideOf = async (cardId: string) =>
  (await world.call('getCardGuide', { params: { cardId } })).body;

/** Texts the guide and opens it on the driver's phone. */
async function opened(cardId: string) {
  await textGuide(cardId);
  const link = { token: lastToken(), deviceKey: newSecret() };
  return { link, page: await anyone('openDriverCard', link) };
}
const open = (link: { readonly token: string; readonly deviceKey: string | null }) =>
  anyone('openDriverCard', link);
const refusalOf = async (cardId: string) => pick(await guideOf(cardId), 'refusal', 'key');
const renew = (token: string) => anyone('renewDriverLink', { token });
const OVER = { errorCode: 'driverLink.over' };
const ELSEWHERE = { errorCode: 'driverLink.elsewhere' };
/** Advances the clock by `minutes` and signs Dana in again. */
const later = (minutes: number) =>
  world.goTo(new Date(world.gateway.clock.now().getTime() + minutes * 60_000).toISOString());

describe('a card guide', () => {
  it('is texted in the driver’s language and shows the card’s current state', async () => {
    const { cardId } = await guided('es');
    expect((await textGuide(cardId)).body).toMatchObject({
      driver: { name: 'Rosa Núñez', mobileEnding: '0142', language: 'es' },
      refusal: { key: 'cardGuide.tooMany' },
      link: { requestedBy: 'Dana Morales', sentAt: null, openedAt: null },
    });
    expect(texts()).toMatchObject([
      { to: NUMBER, text: expect.stringContaining('Vence en un mes. Responda STOP') },
    ]);
    const link = { token: lastToken(), deviceKey: newSecret() };
    const { body } = await open(link);
    expect(body).toMatchObject({
      guide: { language: 'es', expiresAt: '2026-12-21T16:00:00.000Z' },
      isActive: true,
      card: { leftCents: 60_000, askedId: 'V' },
      contact: { name: 'Dispatch' },
    });
    await world.makePurchase(cardId, { netCents: 10_000 });
    expect(pick((await open(link)).body, 'card', 'leftCents')).toBeLessThan(60_000);
    await world.setCard(cardId, { status: 'onHold' });
    expect((await open(link)).body).toMatchObject({ isActive: false });
  });

  it('reveals no driver, phone number, or purchases', async () => {
    const { cardId } = await guided();
    await world.makePurchase(cardId);
    const { page } = await opened(cardId);
    expect(JSON.stringify(page.body)).not.toMatch(
      /Rosa|driverId|cardId|accountId|transactionId|0142|Prairie/,
    );
    expect(pick(page.body, 'last4')).toHaveLength(4);
  });

  it('is recorded in the histories of its card and driver, with each actor and time', async () => {
    const { cardId, driverId } = await guided();
    await textGuide(cardId);
    await later(1);
    const link = { token: lastToken(), deviceKey: newSecret() };
    await open(link);
    await open(link);
    await later(1);
    await world.call('revokeCardGuide', { params: { cardId } });
    await world.call('revokeCardGuide', { params: { cardId } });
    const steps = [
      ['card.driverGuideRevoked', 'Dana Morales', '2026-11-21T16:02:00.000Z'],
      ['card.driverGuideOpened', 'Rosa Núñez', '2026-11-21T16:01:00.000Z'],
      ['card.driverGuideTexted', 'Dana Morales', '2026-11-21T16:00:00.000Z'],
    ];
    for (const { body } of [
      await world.call('getCardAudit', { params: { cardId } }),
      await world.call('getDriverTimeline', { params: { id: driverId } }),
    ]) {
      const notifications = pickEach(body, 'items')
        .map((item) => [pickText(item, 'action'), pick(item, 'actor'), pick(item, 'at')] as const)
        .filter(([action]) => action.startsWith('card.'));
      expect(notifications).toEqual(steps);
    }
  });

  it('is bound to the first phone and stored hashed', async () => {
    const { cardId } = await guided();
    await textGuide(cardId);
    expect((await open({ token: lastToken(), deviceKey: null })).body).toMatchObject(ELSEWHERE);
    const { link } = { link: { token: lastToken(), deviceKey: newSecret() } };
    expect((await open(link)).status).toBe(200);
    expect((await open({ ...link, deviceKey: newSecret() })).body).toMatchObject(ELSEWHERE);
    const { rows } = await sql<{ all: string }>`
      SELECT (SELECT json_agg(g) FROM card_guides g)::text AS all`.execute(world.db);
    expect(rows[0]?.all).not.toContain(link.token.split('.').at(-1));
  });

  it('does not open a decline link, and refuses another account’s token', async () => {
    const { link } = await opened((await guided()).cardId);
    expect((await anyone('openDriverLink', link)).body).toMatchObject(OVER);
    const [, , secret = ''] = link.token.split('.');
    const { accountId } = await world.makeStranger();
    for (const token of [`card.${accountId}.${secret}`, `${world.accountId}.${secret}`, 'card.']) {
      expect((await open({ ...link, token })).body).toMatchObject(OVER);
    }
  });

  it('works for 30 days', async () => {
    const { link } = await opened((await guided()).cardId);
    await world.goTo('2026-12-21T15:59:00.000Z');
    expect((await open(link)).status).toBe(200);
    await world.goTo('2026-12-21T16:00:00.000Z');
    expect((await open(link)).body).toMatchObject(OVER);
  });

  it.each<[what: string, end: (card: { cardId: string; driverId: string }) => Promise<unknown>]>([
    ['a manager revokes it', ({ cardId }) => world.call('revokeCardGuide', { params: { cardId } })],
    [
      'another one is texted',
      async ({ cardId }) => {
        await later(2);
        await textGuide(cardId);
      },
    ],
    [
      'the card is another driver’s',
      async ({ cardId }) => world.setCard(cardId, { driver_id: await world.makeDriver() }),
    ],
    ['the card is replaced', ({ cardId }) => world.setCard(cardId, { status: 'canceled' })],
    ['the card is blocked', ({ cardId }) => world.setCard(cardId, { status: 'blocked' })],
    ['the card is unassigned', ({ cardId }) => world.setCard(cardId, { driver_id: null })],
    [
      'the driver has another number',
      ({ driverId }) =>
        world.db
          .updateTable('drivers')
          .set({ mobile: '214 555 0143' })
          .where('id', '=', driverId)
          .execute(),
    ],
    [
      'the driver left',
      ({ driverId }) =>
        world.db
          .updateTable('drivers')
          .set({ status: 'terminated' })
          .where('id', '=', driverId)
          .execute(),
    ],
    ['the driver withdraws consent', ({ driverId }) => agree(driverId, false, 1)],
    [
      'the driver agrees again after that',
      async ({ driverId }) => {
        await agree(driverId, false, 1);
        await later(1);
        await agree(driverId, true, 2);
      },
    ],
    ['the fleet turns texts off', () => switchTexts(false, 1)],
  ])('ends once %s', async (_what, end) => {
    const card = await guided();
    const { link } = await opened(card.cardId);
    await end(card);
    expect((await open(link)).body).toMatchObject(OVER);
  });

  it('is not texted if it is revoked before the text is sent', async () => {
    const { cardId } = await guided();
    await world.call('textCardGuide', { params: { cardId }, body: {} });
    await world.call('revokeCardGuide', { params: { cardId } });
    await deliver();
    expect(texts()).toEqual([]);
  });

  it('is resent once with the same text and ID if delivery is uncertain', async () => {
    const { cardId } = await guided();
    await world.call('textCardGuide', { params: { cardId }, body: {} });
    const jobs = [...world.gateway.sentJobs];
    world.gateway.outbox.failing = true;
    await expect(deliver()).rejects.toThrow('no answer');
    world.gateway.outbox.failing = false;
    for (let count = 0; count < 2; count += 1) {
      world.gateway.sentJobs.push(...jobs);
      await deliver();
    }
    const [first, second, ...rest] = texts();
    expect(second).toEqual(first);
    expect(rest).toEqual([]);
    expect(pick(await guideOf(cardId), 'link', 'sentAt')).toBe('2026-11-21T16:00:00.000Z');
  });
});

describe('texting a card guide', () => {
  it.each<[key: string, what: (card: { cardId: string; driverId: string }) => Promise<unknown>]>([
    ['cardGuide.off', () => switchTexts(false, 1)],
    ['cardGuide.cardEnded', ({ cardId }) => world.setCard(cardId, { status: 'expired' })],
    ['cardGuide.noDriver', ({ cardId }) => world.setCard(cardId, { driver_id: null })],
    [
      'cardGuide.noMobile',
      async ({ cardId }) => world.setCard(cardId, { driver_id: await world.makeDriver() }),
    ],
    ['cardGuide.noConsent', ({ driverId }) => agree(driverId, false, 1)],
  ])('is refused with %s', async (key, what) => {
    const card = await guided();
    await what(card);
    expect(await refusalOf(card.cardId)).toBe(key);
    const response = await textGuide(card.cardId);
    expect(response).toMatchObject({ status: 422, body: { fields: [{ key }] } });
    expect(texts()).toEqual([]);
  });

  it('is limited to three per card in 24 hours, two minutes apart', async () => {
    const { cardId } = await guided();
    await textGuide(cardId);
    expect((await textGuide(cardId)).body).toMatchObject({
      fields: [{ key: 'cardGuide.tooMany', params: { count: 3, minutes: 2 } }],
    });
    for (let count = 0; count < 3; count += 1) {
      await later(2);
      await textGuide(cardId);
    }
    expect(texts()).toHaveLength(3);
    await world.goTo('2026-11-22T16:01:00.000Z');
    expect((await textGuide(cardId)).status).toBe(200);
    expect(texts()).toHaveLength(4);
  });

  it('succeeds once for two simultaneous requests', async () => {
    const { cardId } = await guided();
    const request = { params: { cardId }, body: {} };
    const responses = await Promise.all([
      world.call('textCardGuide', request),
      world.call('textCardGuide', request),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  it('requires cards.edit within the card’s fleet', async () => {
    const { cardId } = await guided();
    const request = { params: { cardId }, body: {} };
    for (const role of ['viewer', 'financial'] as const) {
      const person = await world.makePerson(role);
      expect((await world.callAs(person, 'textCardGuide', request)).status).toBe(403);
      expect((await world.callAs(person, 'getCardGuide', { params: { cardId } })).status).toBe(403);
    }
    const regional = await world.makePerson('manager', [world.account.fleetIds[1]]);
    const stranger = await world.makeStranger();
    for (const person of [regional, stranger]) {
      for (const name of ['getCardGuide', 'textCardGuide', 'revokeCardGuide'] as const) {
        const options = name === 'textCardGuide' ? request : { params: { cardId } };
        expect((await world.callAs(person, name, options)).status).toBe(404);
      }
    }
    const manager = await world.makePerson('manager');
    expect((await world.callAs(manager, 'textCardGuide', request)).status).toBe(200);
  });

  it('is offered only if the card’s fleet texts its drivers', async () => {
    const { cardId } = await guided();
    const offered = async () =>
      pick((await world.call('getCard', { params: { cardId } })).body, 'textsDrivers');
    expect(await offered()).toBe(true);
    await switchTexts(false, 1);
    expect(await offered()).toBe(false);
  });
});

describe('a new text requested by the driver', () => {
  it('goes to the driver, expires with the first link, and does not end it', async () => {
    const { cardId } = await guided();
    const { link } = await opened(cardId);
    await world.goTo('2026-12-11T16:00:00.000Z');
    await renew(link.token);
    await deliver();
    expect(texts().at(-1)).toMatchObject({
      to: NUMBER,
      text: expect.stringContaining('Good for 10 days'),
    });
    const second = { token: lastToken(), deviceKey: newSecret() };
    expect((await open(second)).status).toBe(200);
    expect((await open(link)).status).toBe(200);
    expect((await world.readEvents()).map(({ action }) => action)).toContain(
      'card.driverGuideTextedAgain',
    );
    await world.call('revokeCardGuide', { params: { cardId } });
    for (const one of [link, second]) expect((await open(one)).body).toMatchObject(OVER);
  });

  it('counts toward the card’s daily texts, and ends an unopened link', async () => {
    const { cardId } = await guided();
    await textGuide(cardId);
    const first = lastToken();
    await renew(first);
    for (let count = 0; count < 4; count += 1) {
      await later(2);
      await renew(lastToken());
      await deliver();
    }
    expect(texts()).toHaveLength(3);
    expect((await open({ token: first, deviceKey: newSecret() })).body).toMatchObject(OVER);
  });

  it('is not sent for a revoked or unknown link, with the same response', async () => {
    const { cardId } = await guided();
    const { link } = await opened(cardId);
    await world.call('revokeCardGuide', { params: { cardId } });
    await later(2);
    for (const token of [link.token, 'card.nothing']) {
      expect((await renew(token)).body).toEqual({ accepted: true });
    }
    await deliver();
    expect(texts()).toHaveLength(1);
  });
});
