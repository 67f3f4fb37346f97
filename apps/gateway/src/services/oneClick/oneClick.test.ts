import { describe, expect, it } from 'vitest';
import { pick, pickText } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { addCardSecrets } from '../../testing/world.ts';

const world = startWorld();

const fleet = (name: 'enrollOneClick' | 'unenrollOneClick') =>
  world.call(name, { params: { fleetId: world.account.fleetIds[0] } });
const prefer = (cardId: string, isOn: boolean, version = 0) =>
  world.call('putOneClick', {
    params: { cardId },
    body: { isOn, unblocksPerDayMax: 1 },
    version,
  });
const unblock = (cardId: string, version: number) =>
  world.call('unblockByOneClick', { params: { cardId }, version });
const held = () => world.makeCard({ status: 'onHold' });

async function numbered(last4: string, cardType: 'vehicle' | 'driver' = 'vehicle') {
  const { db } = world;
  const cardId = await world.makeCard({ last4 });
  await world.setCard(cardId, { card_type: cardType });
  const ending = `555${last4}`;
  await addCardSecrets(db, world.account, cardId, {
    ending_hmac: world.gateway.vault.endingHmac(ending) ?? '',
  });
  return { cardId, ending };
}
const enter = (cardEndings: readonly string[]) =>
  world.call('enterCardless', { body: { cardEndings } });

describe('One Click', () => {
  it('[GW-87] [GW-88] lets fleets join and leave, and turns cards off on leaving', async () => {
    const cardId = await held();
    expect(await prefer(cardId, true)).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'oneClick.notEnrolled' }] },
    });
    expect(await fleet('enrollOneClick')).toMatchObject({ body: { isEnrolled: true } });
    expect((await prefer(cardId, true)).status).toBe(200);
    const fleets = await world.call('listOneClickFleets');
    expect(pick(fleets.body, 'items', 0)).toMatchObject({ isEnrolled: true, cardsOn: 1 });
    await fleet('unenrollOneClick');
    const { body } = await world.call('getOneClick', { params: { cardId } });
    expect(body).toMatchObject({ isEnrolled: false, isOn: false });
  });

  it('[GW-22] does not overwrite preferences that someone else changed since', async () => {
    const cardId = await held();
    await fleet('enrollOneClick');
    expect(await prefer(cardId, true)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await prefer(cardId, false)).toMatchObject({
      status: 409,
      body: { errorCode: 'version.stale', params: { expected: 0, actual: 1 } },
    });
    // leaving turns the card off, which is also a change
    await fleet('unenrollOneClick');
    expect((await prefer(cardId, false, 1)).status).toBe(409);
    expect(await prefer(cardId, false, 2)).toMatchObject({ status: 200, body: { version: 3 } });
  });

  it('[GW-22] [GW-23] releases a card from hold up to its daily maximum', async () => {
    const cardId = await held();
    await fleet('enrollOneClick');
    expect(await prefer(cardId, true)).toMatchObject({
      body: { isOn: true, unblocksPerDayMax: 1 },
    });
    expect(await unblock(cardId, 1)).toMatchObject({
      status: 200,
      body: { card: { status: 'active' }, preferences: { unblocksToday: 1 } },
    });
    await world.setCard(cardId, { status: 'onHold' });
    expect(await unblock(cardId, 2)).toMatchObject({
      status: 409,
      body: { errorCode: 'oneClick.refused', fields: [{ key: 'oneClick.usedUp' }] },
    });
  });

  it('[GW-23] [CARD-13] ends the card’s hold schedule, like any manual reactivation', async () => {
    const cardId = await world.makeCard();
    await world.call('scheduleHold', {
      params: { cardId },
      body: { startsAt: null, endsAt: '2026-11-24T16:00:00.000Z', nightly: null },
      version: 1,
    });
    await fleet('enrollOneClick');
    await prefer(cardId, true);
    expect(await unblock(cardId, 2)).toMatchObject({
      status: 200,
      body: { card: { status: 'active', holdChangesAt: null } },
    });
    const { body } = await world.call('getCard', { params: { cardId } });
    expect(body).toMatchObject({ holdSchedule: null });
  });

  it('[GW-23] [CARD-07] [CARD-13] gives the hold schedule back when it is undone', async () => {
    const cardId = await world.makeCard();
    const schedule = { startsAt: null, endsAt: '2026-11-24T16:00:00.000Z', nightly: null };
    await world.call('scheduleHold', { params: { cardId }, body: schedule, version: 1 });
    await fleet('enrollOneClick');
    await prefer(cardId, true);
    await unblock(cardId, 2);
    const audit = await world.call('getCardAudit', { params: { cardId } });
    const params = { cardId, eventId: pickText(audit.body, 'items', 0, 'entryId') };
    expect(await world.call('undoCardChange', { params, body: {}, version: 3 })).toMatchObject({
      status: 200,
      body: { card: { status: 'onHold', holdChangesAt: schedule.endsAt } },
    });
    const { body } = await world.call('getCard', { params: { cardId } });
    expect(body).toMatchObject({ holdSchedule: schedule });
  });

  it('[CARD-12] never reactivates a blocked card', async () => {
    const cardId = await world.makeCard({ status: 'blocked' });
    await fleet('enrollOneClick');
    await prefer(cardId, true);
    expect(await unblock(cardId, 1)).toMatchObject({
      status: 409,
      body: { errorCode: 'card.refused' },
    });
  });
});

describe('enterCardless', () => {
  it('[TXN-09] accepts up to ten vehicle cards by their last seven digits', async () => {
    const [one, two] = [await numbered('4821'), await numbered('7730')];
    expect(await enter([one.ending, two.ending])).toMatchObject({
      status: 200,
      body: { cards: [{ cardId: expect.any(String) }, { cardId: expect.any(String) }] },
    });
    const eleven = Array.from({ length: 11 }, (_, at) => String(1_000_000 + at));
    expect(await enter(eleven)).toMatchObject({
      status: 400,
      body: { fields: [{ key: 'cardless.tooMany' }] },
    });
  });

  it('[TXN-09] names the endings that match no vehicle card of the account', async () => {
    const driver = await numbered('1111', 'driver');
    const vehicle = await numbered('2222');
    expect(await enter([vehicle.ending, driver.ending, '9999999'])).toMatchObject({
      status: 422,
      body: {
        fields: [
          { path: 'cardEndings.1', key: 'cardless.unknown' },
          { path: 'cardEndings.2', key: 'cardless.unknown' },
        ],
      },
    });
  });
});
