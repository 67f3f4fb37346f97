import { contract } from '@forecourt/api-client/contract';
import type { AccountDetails } from '@forecourt/api-client/contract';
import {
  ACCOUNT_REACTIVATION_DAYS,
  ACCOUNT_STATES,
  can,
  CARD_STATES,
  cardLifecycle,
  dayIn,
  delinquentBefore,
  lockReasons,
  type AccountContext as LifecycleContext,
  type CardState,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { readOwed, readOwedFromBefore } from '../../ledger/readOwed.ts';
import { countOf } from '../../store/countOf.ts';
import { factsOf } from '../../store/factsOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';

/** Event names that record the locking of an account. [USER-10, USER-11] */
const LOCKING_EVENTS = ['account.lockedDelinquent', 'account.lockedInactive'];
/** Event reason recorded for cards that are ended by closing the account. */
export const CLOSING_REASON = 'accountClosed';

/** Requires the ID to be that of the selected account. @throws Refusal `account.notFound` */
export function requireSelected({ account }: AccountContext, sysAccountId: string): void {
  if (sysAccountId !== account.account_id) throw notFound('account');
}

/** Card states from which closing the account blocks the card. [USER-08] */
export const BLOCKED_BY_CLOSING: readonly CardState[] = CARD_STATES.filter(
  (state) => cardLifecycle.apply(state, 'block', { accountState: 'closed' }).ok,
);

type Scope = Pick<AccountContext, 'trx' | 'account' | 'now'>;

/** The latest of the account's last purchase, its last activity, and its opening. [USER-11] */
async function lastActiveAt({ trx, account }: Scope): Promise<Date> {
  const { last_activity_at: usedAt, opened_on: openedOn, time_zone: zone } = account;
  const since = usedAt === null ? openedOn : dayIn(zone, new Date(usedAt)).toString();
  const { at } = await selectIn(trx, account.account_id, 'transactions')
    .select(sql<string | null>`max(occurred_at)`.as('at'))
    .where('occurred_on', '>=', since)
    .executeTakeFirstOrThrow();
  const instants = [at, usedAt, `${openedOn}T00:00:00Z`];
  return new Date(
    Math.max(...instants.flatMap((instant) => (instant === null ? [] : [Date.parse(instant)]))),
  );
}

/** Whether a bill remains unpaid past the delinquency threshold. [USER-10] */
async function isDelinquent({ trx, account, now }: Scope): Promise<boolean> {
  const cutoff = delinquentBefore(dayIn(account.time_zone, now));
  return (await readOwedFromBefore(trx, account.account_id, cutoff)) > 0;
}

/**
 * The state that a locked account had before: that in the event that locked it, which every release
 * records, since the previous one leaves the column as it is. [USER-07]
 */
async function lockedFrom({ trx, account }: Scope): Promise<Pick<LifecycleContext, 'lockedFrom'>> {
  if (account.state !== 'locked') return {};
  const lock = await selectIn(trx, account.account_id, 'events')
    .select(sql<string | null>`before->>'state'`.as('state'))
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', account.account_id)
    .where('action', 'in', LOCKING_EVENTS)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const state = ACCOUNT_STATES.find((one) => one === lock?.state) ?? account.locked_from;
  return state === null ? {} : { lockedFrom: state };
}

/** Builds the context that the account lifecycle's guards need. */
export async function lifecycleContext(scope: Scope): Promise<LifecycleContext> {
  const { account, now } = scope;
  return {
    now,
    timeZone: account.time_zone,
    isDelinquent: await isDelinquent(scope),
    lastActiveAt: await lastActiveAt(scope),
    closedAt: account.closed_at === null ? null : new Date(account.closed_at),
    isCustomerService: false,
    ...(await lockedFrom(scope)),
  };
}

/** The reasons why an account is locked, in the contract's format. */
const toLockReasons = (...args: Parameters<typeof lockReasons>) =>
  lockReasons(...args).map(({ key, params }) => ({ key, params: { ...params } }));

/** The account in the contract's format, with any package change that is due already applied. */
export async function describeAccount(scope: Scope): Promise<AccountDetails> {
  const { account, now } = scope;
  const today = dayIn(account.time_zone, now).toString();
  const from = account.next_package_from;
  const isDue = from !== null && account.next_package !== null && from <= today;
  return {
    ...factsOf(contract.getAccountDetails.response, account),
    sysAccountId: account.account_id,
    package: isDue && account.next_package ? account.next_package : account.package,
    nextPackage: isDue ? null : account.next_package,
    nextPackageFrom: isDue ? null : from,
    reactivateUntil:
      account.closed_at === null
        ? null
        : dayIn(account.time_zone, new Date(account.closed_at))
            .add({ days: ACCOUNT_REACTIVATION_DAYS })
            .toString(),
    lockReasons:
      account.state === 'locked' ? toLockReasons(account.state, await lifecycleContext(scope)) : [],
  };
}

/** Details of the selected account. [GW-43] */
export const getAccountDetails: HandlerOf<'getAccountDetails'> = (_input, context) =>
  describeAccount(context);

/** Details of the selected account, by its ID. [GW-90] */
export const getAccount: HandlerOf<'getAccount'> = async ({ params }, context) => {
  requireSelected(context, params.sysAccountId);
  return describeAccount(context);
};

const NOTHING_OWED = { postedCents: 0, pendingCents: 0 };

const isLive = (state: CardState) => BLOCKED_BY_CLOSING.includes(state);

/** Counts of the account's cards, people, and vehicles, and what it owes. [GW-91, USER-08] */
export const getAccountSummary: HandlerOf<'getAccountSummary'> = async ({ params }, context) => {
  requireSelected(context, params.sysAccountId);
  const { trx, account, actor } = context;
  const id = account.account_id;
  const count = (table: 'drivers' | 'vehicles' | 'grants') => countOf(selectIn(trx, id, table));
  const cards = await selectIn(trx, id, 'cards')
    .select(['status', (e) => e.fn.countAll<number>().as('n')])
    .groupBy('status')
    .execute();
  const sum = (matches: (state: CardState) => boolean) =>
    cards.filter(({ status }) => matches(status)).reduce((all, { n }) => all + n, 0);
  const openChecks = selectIn(trx, id, 'express_checks')
    .where('status', '=', 'activated')
    .where('cashed_at', 'is', null);
  return {
    liveCards: sum(isLive),
    orderedCards: sum((state) => state === 'ordered'),
    endedCards: sum((state) => !isLive(state) && state !== 'ordered'),
    openExpressChecks: await countOf(openChecks),
    drivers: await count('drivers'),
    vehicles: await count('vehicles'),
    users: await count('grants'),
    // what all fleets owe is for those who may see bills
    ...(can(actor, 'bills.view').allowed ? await readOwed(trx, id) : NOTHING_OWED),
  };
};

/** Whether and why the account is locked. [GW-93, USER-10, USER-11] */
export const getAccountLock: HandlerOf<'getAccountLock'> = async ({ params }, context) => {
  requireSelected(context, params.sysAccountId);
  const { state } = context.account;
  const lifecycle = await lifecycleContext(context);
  return {
    state,
    reasons: toLockReasons(state, lifecycle),
    lastActiveAt: lifecycle.lastActiveAt.toISOString(),
  };
};

/** Blocked cards counted by what blocked them, per each card's last block event. [GW-94] */
export const getBlockSource: HandlerOf<'getBlockSource'> = async ({ params }, context) => {
  requireSelected(context, params.sysAccountId);
  const { trx, account, fleetIds } = context;
  const rows = await selectIn(trx, account.account_id, 'cards as c')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('events as v')
          .select(['v.reason', 'v.user_id'])
          .where('v.account_id', '=', account.account_id)
          .where('v.subject_type', '=', 'card')
          .whereRef('v.subject_id', '=', 'c.id')
          .where('v.action', '=', 'card.block')
          .orderBy('v.id', 'desc')
          .limit(1)
          .as('blocked'),
      (on) => on.onTrue(),
    )
    .where('c.status', '=', 'blocked')
    .where(inFleets('c.fleet_id', fleetIds))
    .select([
      sql<'accountClosed' | 'person' | 'system'>`CASE
        WHEN blocked.reason = ${CLOSING_REASON} THEN 'accountClosed'
        WHEN blocked.user_id IS NOT NULL THEN 'person' ELSE 'system' END`.as('source'),
      (e) => e.fn.countAll<number>().as('n'),
    ])
    .groupBy('source')
    .orderBy('source')
    .execute();
  return { items: rows.map(({ source, n }) => ({ source, cardCount: n })) };
};
