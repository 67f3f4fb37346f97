import {
  can,
  dayIn,
  ONE_CLICK_UNBLOCKS_PER_DAY_DEFAULT,
  ONE_CLICK_UNBLOCKS_PER_DAY_MAX,
  oneClickRefusal,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, invalidAt, refusedAt, refusedFor } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { newId } from '../../store/ids.ts';
import { deleteIn, insertIn, putVersioned, sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { seesFleet } from '../accounts/seesFleet.ts';
import { cardById } from '../cards/cardRows.ts';
import { changeStatus } from '../cards/changeCardStatus.ts';
import { lockCard, lockCurrentCard, readCard } from '../cards/lockCard.ts';
import { recordEvent } from '../events/recordEvent.ts';

const today = ({ account, now }: AccountContext) => dayIn(account.time_zone, now).toString();

async function preferencesOf(context: AccountContext, card: Row<'cards'>) {
  const { trx, account } = context;
  const accountId = account.account_id;
  const fleet = await selectIn(trx, accountId, 'one_click_fleets')
    .select('fleet_id')
    .where('fleet_id', '=', card.fleet_id)
    .executeTakeFirst();
  const preferences = await selectIn(trx, accountId, 'one_click_cards')
    .selectAll()
    .where('card_id', '=', card.id)
    .executeTakeFirst();
  const unblocksToday = await countOf(
    selectIn(trx, accountId, 'one_click_unblocks')
      .where('card_id', '=', card.id)
      .where('unblocked_on', '=', today(context)),
  );
  return {
    cardId: card.id,
    isEnrolled: fleet !== undefined,
    isOn: preferences?.is_on ?? false,
    unblocksPerDayMax: preferences?.unblocks_per_day ?? ONE_CLICK_UNBLOCKS_PER_DAY_DEFAULT,
    unblocksToday,
    version: preferences?.version ?? 0,
  };
}

/** [GW-22] */
export const getOneClick: HandlerOf<'getOneClick'> = async ({ params }, context) =>
  preferencesOf(context, await readCard(context, params.cardId));

/**
 * Changes the preferences of a card, which needs an enrolled fleet to be on, unless someone else
 * has changed them since they were read. [GW-22]
 */
export const putOneClick: HandlerOf<'putOneClick'> = async ({ params, body }, context) => {
  const card = await lockCard(context, params.cardId);
  const before = await preferencesOf(context, card);
  if (body.unblocksPerDayMax > ONE_CLICK_UNBLOCKS_PER_DAY_MAX) {
    const bound = { max: ONE_CLICK_UNBLOCKS_PER_DAY_MAX };
    throw invalidAt('unblocksPerDayMax', 'value.atMost', bound);
  }
  if (body.isOn && !before.isEnrolled) {
    throw refusedAt(422, 'oneClick.notPossible', 'isOn', 'oneClick.notEnrolled');
  }
  const values = { is_on: body.isOn, unblocks_per_day: body.unblocksPerDayMax };
  await putVersioned(context, 'one_click_cards', { card_id: card.id }, values);
  await recordEvent(context, ['card', card.id], 'card.oneClick', {
    before: { isOn: before.isOn, unblocksPerDayMax: before.unblocksPerDayMax },
    after: body,
  });
  return preferencesOf(context, card);
};

/** Reactivates a card on hold, up to its daily maximum; a blocked one stays blocked. [GW-23] */
export const unblockByOneClick: HandlerOf<'unblockByOneClick'> = async ({ params }, context) => {
  const { trx, account, now } = context;
  const card = await lockCurrentCard(context, params.cardId);
  const refusal = oneClickRefusal(await preferencesOf(context, card));
  if (refusal) throw refusedFor(409, 'oneClick.refused', '', [refusal]);
  const change = { action: 'reactivate', reason: null, note: null } as const;
  await changeStatus(context, card, change, { oneClick: true });
  await insertIn(trx, account.account_id, 'one_click_unblocks', {
    id: newId(),
    card_id: card.id,
    unblocked_on: today(context),
    unblocked_at: now.toISOString(),
  });
  return {
    card: await cardById(context, card.id),
    preferences: await preferencesOf(context, card),
  };
};

/** Active fleets, whether each is enrolled, and how many of its cards are on. */
export const listOneClickFleets: HandlerOf<'listOneClickFleets'> = async (_input, context) => {
  const { trx, account, fleetIds } = context;
  const items = await selectIn(trx, account.account_id, 'fleets as f')
    .leftJoin('one_click_fleets as o', (on) => sameAccount(on, 'o.fleet_id', 'f.id'))
    .select(['f.id as fleetId', 'f.name'])
    .select([
      sql<boolean>`o.enrolled_at IS NOT NULL`.as('isEnrolled'),
      sql<number>`(SELECT count(*) FROM one_click_cards k JOIN cards c
        ON c.account_id = k.account_id AND c.id = k.card_id
        WHERE k.account_id = ${account.account_id} AND c.fleet_id = f.id AND k.is_on)`.as(
        'cardsOn',
      ),
    ])
    .where('f.is_active', '=', true)
    .where(inFleets('f.id', fleetIds))
    .orderBy('f.name')
    .execute();
  return { items };
};

/** @throws Refusal `fleet.notFound` unless the person may see the fleet and edit its cards */
async function requireFleet(context: AccountContext, fleetId: string) {
  const mayEdit = can(context.actor, 'cards.edit', { fleetId }).allowed;
  if (!mayEdit || !(await seesFleet(context, fleetId))) throw notFound('fleet');
}

/** [GW-87] */
export const enrollOneClick: HandlerOf<'enrollOneClick'> = async ({ params }, context) => {
  const { trx, account, now } = context;
  const { fleetId } = params;
  await requireFleet(context, fleetId);
  await trx
    .insertInto('one_click_fleets')
    .values({ account_id: account.account_id, fleet_id: fleetId, enrolled_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'fleet_id']).doNothing())
    .execute();
  const after = { isEnrolled: true };
  await recordEvent(context, ['fleet', fleetId], 'oneClick.enrolled', { after });
  return { fleetId, ...after };
};

/** Unenrolls a fleet, and turns off one-click for its cards. [GW-88] */
export const unenrollOneClick: HandlerOf<'unenrollOneClick'> = async ({ params }, context) => {
  const { trx, account } = context;
  const { fleetId } = params;
  await requireFleet(context, fleetId);
  await deleteIn(trx, account.account_id, 'one_click_fleets')
    .where('fleet_id', '=', fleetId)
    .execute();
  await sql`UPDATE one_click_cards k SET is_on = false, version = k.version + 1 FROM cards c
    WHERE k.is_on AND k.account_id = ${account.account_id} AND c.account_id = k.account_id
    AND c.id = k.card_id AND c.fleet_id = ${fleetId}`.execute(trx);
  const after = { isEnrolled: false };
  await recordEvent(context, ['fleet', fleetId], 'oneClick.unenrolled', { after });
  return { fleetId, ...after };
};
