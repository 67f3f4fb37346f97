import type { BulkAction, PurchaseLimits } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { anyOf } from '../../store/anyOf.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { BulkBefore } from '../../store/tables/cards.ts';
import type { ChosenCard } from './chooseCards.ts';

/** Data, other than the cards themselves, that a bulk action's decisions need. */
export interface BulkFacts {
  /** Limits by profile ID. */
  readonly profiles: ReadonlyMap<string, PurchaseLimits>;
  /** Cards that already have a replacement. */
  readonly replaced: ReadonlySet<string>;
  /** Cards whose driver or vehicle was terminated. */
  readonly ofTerminated: ReadonlySet<string>;
  /** Cards with no known delivery address for a new card. */
  readonly withoutAddress: ReadonlySet<string>;
  /** Existing hold schedules, by card ID. */
  readonly schedules: ReadonlyMap<string, Pick<BulkBefore, 'schedule' | 'isHeldBySchedule'>>;
}

export const NO_FACTS: BulkFacts = {
  profiles: new Map(),
  replaced: new Set(),
  ofTerminated: new Set(),
  withoutAddress: new Set(),
  schedules: new Map(),
};

const anyIdOf = (cards: readonly ChosenCard[]) => anyOf(cards.map(({ id }) => id));

/** Actions that end a card's hold schedule; undoing them restores it. */
const ENDS_SCHEDULE: ReadonlySet<BulkAction['name']> = new Set([
  'hold',
  'reactivate',
  'scheduleHold',
]);

async function profilesOf({ trx, account }: AccountContext) {
  const rows = await selectIn(trx, account.account_id, 'limit_profiles')
    .select(['id', 'limits'])
    .execute();
  return new Map(rows.map(({ id, limits }) => [id, limits]));
}

async function replacedAmong({ trx, account }: AccountContext, cards: readonly ChosenCard[]) {
  const rows = await selectIn(trx, account.account_id, 'cards')
    .select('replaces_card_id as id')
    .where('replaces_card_id', '=', anyIdOf(cards))
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

async function ofTerminated({ trx, account }: AccountContext, cards: readonly ChosenCard[]) {
  const rows = await selectIn(trx, account.account_id, 'cards as c')
    .leftJoin('drivers as d', (on) => sameAccount(on, 'd.id', 'c.driver_id'))
    .leftJoin('vehicles as v', (on) => sameAccount(on, 'v.id', 'c.vehicle_id'))
    .select('c.id')
    .where('c.id', '=', anyIdOf(cards))
    .where((e) => e.or([e('d.status', '=', 'terminated'), e('v.status', '=', 'terminated')]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function withoutAddress({ trx, account }: AccountContext, cards: readonly ChosenCard[]) {
  const rows = await selectIn(trx, account.account_id, 'cards as c')
    .leftJoin('card_groups as g', (on) => sameAccount(on, 'g.id', 'c.group_id'))
    .leftJoin('orders as o', (on) => sameAccount(on, 'o.id', 'c.order_id'))
    .select('c.id')
    .where('c.id', '=', anyIdOf(cards))
    .where('g.delivery', 'is', null)
    .where('o.delivery', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function schedulesAmong({ trx, account }: AccountContext, cards: readonly ChosenCard[]) {
  const rows = await selectIn(trx, account.account_id, 'card_hold_schedules')
    .select(['card_id', 'schedule', 'is_held as isHeldBySchedule'])
    .where('card_id', '=', anyIdOf(cards))
    .execute();
  return new Map(rows.map(({ card_id, ...ended }) => [card_id, ended]));
}

/** Reads the facts that the action needs about the chosen cards, in one query per kind of fact. */
export async function readFacts(
  context: AccountContext,
  { name, delivery = null }: BulkAction,
  cards: readonly ChosenCard[],
): Promise<BulkFacts> {
  if (name === 'changeLimit') return { ...NO_FACTS, profiles: await profilesOf(context) };
  if (ENDS_SCHEDULE.has(name)) {
    return { ...NO_FACTS, schedules: await schedulesAmong(context, cards) };
  }
  if (name !== 'replace' && name !== 'reissue') return NO_FACTS;
  return {
    ...NO_FACTS,
    replaced: await replacedAmong(context, cards),
    ofTerminated: await ofTerminated(context, cards),
    withoutAddress: delivery === null ? await withoutAddress(context, cards) : new Set(),
  };
}
