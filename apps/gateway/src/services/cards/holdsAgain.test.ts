import { describe, expect, it } from 'vitest';
import { deleteIn } from '../../store/inAccount.ts';
import { pickText } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { recordFact } from '../events/record.ts';
import { systemSource } from '../events/source.ts';

const world = startWorld({ card: { last4: '4821' } });

const ENDS_AT = '2026-11-24T16:00:00.000Z';
const untilTuesday = { startsAt: null, endsAt: ENDS_AT, nightly: null };
const nights = { startsAt: null, endsAt: null, nightly: { from: '22:00', to: '05:00' } };

/** In effect as the tests begin. */
const days = { startsAt: null, endsAt: null, nightly: { from: '06:00', to: '20:00' } };

type Change =
  | 'scheduleHold'
  | 'endHoldSchedule'
  | 'changeCardStatus'
  | 'unassignCard'
  | 'assignCard';
async function change(name: Change, body: object = {}) {
  const { version } = await world.readCard(world.cardId);
  const response = await world.call(name, { params: { cardId: world.cardId }, body, version });
  expect(response.status).toBe(200);
}
const byHand = (action: 'hold' | 'reactivate') =>
  change('changeCardStatus', { action, reason: null, note: null });
async function undoLast() {
  const { cardId } = world;
  const { body } = await world.call('getCardAudit', { params: { cardId } });
  const { version } = await world.readCard(cardId);
  const params = { cardId, eventId: pickText(body, 'items', 0, 'entryId') };
  expect(await world.call('undoCardChange', { params, body: {}, version })).toMatchObject({
    status: 200,
  });
}
const card = async () => (await world.call('getCard', { params: { cardId: world.cardId } })).body;

describe('an undo', () => {
  it('[CARD-13] restores the hold and schedule that a reactivation ended', async () => {
    await change('scheduleHold', untilTuesday);
    await byHand('reactivate');
    expect(await card()).toMatchObject({ card: { status: 'active' }, holdSchedule: null });
    await undoLast();
    expect(await card()).toMatchObject({
      card: { status: 'onHold', holdChangesAt: ENDS_AT },
      holdSchedule: untilTuesday,
    });
  });

  it('[CARD-07] [CARD-13] leaves the hold to the schedule that placed it', async () => {
    await change('scheduleHold', days);
    await byHand('reactivate');
    await undoLast();
    expect(await card()).toMatchObject({ card: { status: 'onHold' }, holdSchedule: days });
    await change('endHoldSchedule');
    expect(await card()).toMatchObject({ card: { status: 'active' }, holdSchedule: null });
  });

  it('[CARD-07] restores the schedule that a manual hold ended', async () => {
    await change('scheduleHold', nights);
    await byHand('hold');
    expect(await card()).toMatchObject({ card: { status: 'onHold' }, holdSchedule: null });
    await undoLast();
    expect(await card()).toMatchObject({
      card: { status: 'active', holdChangesAt: '2026-11-22T04:00:00.000Z' },
      holdSchedule: nights,
    });
  });

  it('[CARD-13] ends the schedule when it undoes a scheduled hold', async () => {
    await change('scheduleHold', untilTuesday);
    await undoLast();
    expect(await card()).toMatchObject({
      card: { status: 'active', holdChangesAt: null },
      holdSchedule: null,
    });
  });

  it('[CARD-09] restores the on-hold status of an unassigned card', async () => {
    await world.setCard(world.cardId, { driver_id: await world.makeDriver() });
    await byHand('hold');
    await change('unassignCard');
    await undoLast();
    expect(await card()).toMatchObject({ card: { status: 'onHold' } });
  });
});

it('[CARD-07, CARD-09] puts a card back on its schedule’s hold when it is reassigned', async () => {
  const assigneeId = await world.makeDriver();
  await world.setCard(world.cardId, { driver_id: assigneeId });
  await change('scheduleHold', untilTuesday);
  await change('unassignCard');
  expect(await card()).toMatchObject({ card: { status: 'unassigned' } });
  await change('assignCard', { assigneeId });
  expect(await card()).toMatchObject({
    card: { status: 'onHold', holdChangesAt: ENDS_AT },
    holdSchedule: untilTuesday,
  });
});

it('[CARD-07, CARD-09] reassigns a card as active after its schedule’s hold is over', async () => {
  const assigneeId = await world.makeDriver();
  await world.setCard(world.cardId, { driver_id: assigneeId });
  await change('scheduleHold', untilTuesday);
  await change('unassignCard');
  await world.goTo(ENDS_AT);
  await change('assignCard', { assigneeId });
  expect(await card()).toMatchObject({ card: { status: 'active' }, holdSchedule: null });
});

/** Unassigns the card as the previous release did, which did not record what held it. */
async function unassignAsBefore() {
  await world.setCard(world.cardId, { status: 'unassigned', driver_id: null });
  const source = systemSource(world.accountId, world.gateway.clock.now());
  await world.db.transaction().execute((trx) =>
    recordFact(trx, source, ['card', world.cardId], 'card.unassign', {
      before: { status: 'onHold' },
      after: { status: 'unassigned' },
    }),
  );
}

it('[CARD-07, CARD-09] reassigns a card as active that the previous release unassigned during its schedule’s hold', async () => {
  const assigneeId = await world.makeDriver();
  await world.setCard(world.cardId, { driver_id: assigneeId });
  await byHand('hold');
  await byHand('reactivate');
  await change('scheduleHold', untilTuesday);
  await unassignAsBefore();
  // its schedule has ended in the meantime
  await world.setCard(world.cardId, { hold_changes_at: null });
  await deleteIn(world.db, world.accountId, 'card_hold_schedules').execute();
  await change('assignCard', { assigneeId });
  expect(await card()).toMatchObject({ card: { status: 'active' }, holdSchedule: null });
  await byHand('hold');
  await unassignAsBefore();
  await change('assignCard', { assigneeId });
  expect(await card()).toMatchObject({ card: { status: 'onHold' }, holdSchedule: null });
});
