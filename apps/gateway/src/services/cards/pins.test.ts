import { jsonb } from '@forecourt/server';
import type { Permission } from '@forecourt/validation';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../store/ids.ts';
import { pickText, TEST_NOW } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { addCardSecrets } from '../../testing/world.ts';

const world = startWorld({ card: {} });
beforeEach(async () => {
  await addCardSecrets(world.db, world.account, world.cardId);
});
const set = (pin: string, confirmation = pin) =>
  world.call('setPin', { params: { cardId: world.cardId }, body: { pin, confirmation } });
const ticket = () => world.call('createIframeToken', { params: { cardId: world.cardId } });
const view = (token: string, person = world.dana) =>
  world.callAs(person, 'viewPin', { params: { cardId: world.cardId }, body: { token } });

const remind = (key?: string) =>
  world.call('requestPinReminder', {
    params: { cardId: world.cardId },
    body: {},
    ...(key === undefined ? {} : { key }),
  });
const refusedFor = (key: string) => ({ status: 422, body: { fields: [{ key }] } });

/** The status of a reminder request by a viewer with extra permissions. */
const asks = async (extra: readonly Permission[]) => {
  const person = await world.makePerson('viewer');
  await world.db
    .updateTable('grants')
    .set({ extra_permissions: jsonb([...extra]) })
    .where('account_id', '=', world.accountId)
    .where('user_id', '=', person.userId)
    .execute();
  const params = { cardId: world.cardId };
  return (await world.callAs(person, 'requestPinReminder', { params, body: {} })).status;
};

describe('a card PIN', () => {
  it('[PID-02, PID-10, PID-11] must be four digits and match its confirmation', async () => {
    for (const [pin, confirmation, key] of [
      ['407', '407', 'pin.digits'],
      ['40717', '40717', 'pin.digits'],
      ['4071', '4072', 'pin.differs'],
    ] as const) {
      expect(await set(pin, confirmation)).toMatchObject({
        status: 400,
        body: { fields: [{ key }] },
      });
    }
    expect(await set('4071')).toMatchObject({ status: 200, body: { card: { version: 2 } } });
  });

  it('[GW-18, SCREEN-52, PID-13] is shown once per token, and the view is audited', async () => {
    expect(await ticket()).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'card.pinNotSet' }] },
    });
    await set('4071');
    const token = pickText((await ticket()).body, 'token');
    expect(await view(token)).toMatchObject({ status: 200, body: { pin: '4071', seconds: 15 } });
    expect(await view(token)).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'pin.ticketUsed' }] },
    });
    const { body } = await world.call('getCardAudit', { params: { cardId: world.cardId } });
    expect(body).toMatchObject({
      items: [
        { action: 'card.viewPin', changes: [] },
        { action: 'card.setPin', changes: [] },
      ],
    });
  });

  it('is not shown for an expired token or another user’s token', async () => {
    await set('4071');
    const mine = pickText((await ticket()).body, 'token');
    const other = await world.makePerson();
    expect(await view(mine, other)).toMatchObject({ status: 422 });
    const now = world.gateway.clock.now();
    world.gateway.clock.set(new Date(now.getTime() + 61_000));
    expect(await view(mine)).toMatchObject({ status: 422 });
    world.gateway.clock.set(now);
  });

  it('is encrypted for its card only, and neither logged nor stored for retries', async () => {
    await set('4071');
    const { pin_encrypted } = await world.db
      .selectFrom('card_secrets')
      .select('pin_encrypted')
      .where('card_id', '=', world.cardId)
      .executeTakeFirstOrThrow();
    expect(pin_encrypted).not.toContain('4071');
    expect(() => world.gateway.vault.openPin(newId(), pin_encrypted ?? '')).toThrow(/authenticate/);
    const token = pickText((await ticket()).body, 'token');
    expect(await view(token)).toMatchObject({ body: { pin: '4071' } });
    const kept = await world.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('account_id', '=', world.accountId)
      .execute();
    for (const stored of [world.gateway.logged.join(), JSON.stringify(kept)]) {
      expect(stored).not.toContain('"4071"');
      expect(stored).not.toContain(token);
    }
  });

  it('cannot be requested by a viewer', async () => {
    const viewer = await world.makePerson('viewer');
    expect(
      await world.callAs(viewer, 'createIframeToken', { params: { cardId: world.cardId } }),
    ).toMatchObject({ status: 403 });
  });

  it('[PID-03] [PID-12] [MSG-51] is sent on request, up to the daily limit', async () => {
    expect(await remind()).toMatchObject(refusedFor('card.pinNotSet'));
    await set('4071');
    const key = newId();
    const first = await remind(key);
    expect(first).toMatchObject({ status: 200, body: { workingDaysMin: 3, workingDaysMax: 5 } });
    // a retry after a lost response counts only once
    expect((await remind(key)).body).toEqual(first.body);
    expect(await remind()).toMatchObject({ status: 200 });
    expect(await remind()).toMatchObject(refusedFor('pin.remindersUsedUp'));
  });

  it('[PID-03] [PID-16] needs pins.remind for a reminder; pins.reveal is not enough', async () => {
    await set('4071');
    expect(await asks(['pins.remind'])).toBe(200);
    expect(await asks(['pins.reveal'])).toBe(403);
  });
});

describe('the PIN settings of a host', () => {
  const strict = startWorld({
    card: {},
    pins: {
      displaySeconds: 30,
      promptsPerDayMax: 2,
      promptHoursMin: 3,
      remindersPerDayMax: 1,
      reminderDaysMin: 2,
    },
  });
  const params = () => ({ cardId: strict.cardId });
  const ask = () => strict.call('createIframeToken', { params: params() });
  const seeBy = (token = '') => strict.call('viewPin', { params: params(), body: { token } });
  const see = async () => seeBy(pickText((await ask()).body, 'token'));
  const request = () => strict.call('requestPinReminder', { params: params(), body: {} });
  const laterOn = (hours: number) =>
    strict.goTo(new Date(Date.parse(TEST_NOW) + hours * 3_600_000).toISOString());
  beforeEach(async () => {
    await addCardSecrets(strict.db, strict.account, strict.cardId);
    const body = { pin: '4071', confirmation: '4071' };
    await strict.call('setPin', { params: params(), body });
  });

  it('[PID-14] [MSG-51] limit reminders per day, and set the days between them', async () => {
    expect(await request()).toMatchObject({ status: 200 });
    expect(await request()).toMatchObject(refusedFor('pin.remindersUsedUp'));
    await laterOn(24);
    expect(await request()).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'pin.reminderTooSoon', params: { days: 2 } }] },
    });
    await laterOn(48);
    expect(await request()).toMatchObject({ status: 200 });
  });

  it('[PID-13] [PID-15] [MSG-52] set the interval, limit, and duration of views', async () => {
    expect(await see()).toMatchObject({ status: 200, body: { seconds: 30 } });
    await laterOn(2);
    expect(await ask()).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'pin.promptTooSoon', params: { hours: 1 } }] },
    });
    await laterOn(3);
    // a second ticket does not raise the daily limit
    const [one, other] = [await ask(), await ask()].map((input) => pickText(input.body, 'token'));
    expect(await seeBy(one)).toMatchObject({ status: 200 });
    expect(await seeBy(other)).toMatchObject(refusedFor('pin.requestLimit'));
    await laterOn(6);
    expect(await ask()).toMatchObject(refusedFor('pin.requestLimit'));
    // the next day
    await laterOn(15);
    expect(await see()).toMatchObject({ status: 200 });
  });
});
