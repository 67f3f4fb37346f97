import {
  dayIn,
  enrolmentReasons,
  prepaidCardArrival,
  redeemCents,
  redemptionReasons,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { stale, refusedFor } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { insertIn, putRow, putVersioned, selectIn } from '../../store/inAccount.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { nextNumber } from '../orders/counters.ts';
import { earnedMonths } from './points.ts';

async function redemptionsOf({ trx, account }: AccountContext) {
  const rows = await selectIn(trx, account.account_id, 'reward_redemptions as r')
    .innerJoin('people as p', 'p.user_id', 'r.requested_by')
    .select(['r.id as redemptionId', 'r.redemption_number as number', 'r.points', 'r.cents'])
    .select(['r.requested_at as requestedAt', 'r.requested_on'])
    .select(sql<string>`p.first_name || ' ' || p.last_name`.as('requestedBy'))
    .orderBy('r.requested_at', 'desc')
    .execute();
  return rows.map(({ requested_on, ...row }) => {
    const { from, to } = prepaidCardArrival(requested_on);
    return { ...row, arrivesFrom: from, arrivesTo: to };
  });
}

const sumOf = (rows: readonly { readonly points: number }[]) =>
  rows.reduce((total, { points }) => total + points, 0);

async function readRewards(context: AccountContext) {
  const { trx, account } = context;
  const accountId = account.account_id;
  const rewardAccount = await selectIn(trx, accountId, 'reward_accounts')
    .selectAll()
    .executeTakeFirst();
  const tiers = await selectIn(trx, accountId, 'reward_tiers')
    .selectAll()
    .orderBy('since')
    .execute();
  const earned = await earnedMonths(context, tiers);
  const redemptions = await redemptionsOf(context);
  const currentTier = tiers.at(-1);
  return {
    isEnrolled: currentTier !== undefined,
    tier: currentTier?.tier ?? null,
    since: tiers[0]?.since ?? null,
    balance: sumOf(earned) - sumOf(redemptions),
    earned,
    redemptions,
    currency: account.currency,
    version: rewardAccount?.version ?? 0,
  };
}

/** [GW-136, REWARD-01] */
export const getRewards: HandlerOf<'getRewards'> = (_input, context) => readRewards(context);

/** Increments the account's rewards version, so that one of two concurrent changes is refused. */
const bumpVersion = (context: AccountContext) => putVersioned(context, 'reward_accounts', {}, {});

const recordRewards = (
  context: AccountContext,
  action: `rewards.${string}`,
  before: unknown,
  after: unknown,
) => recordEvent(context, ['account', context.account.account_id], action, { before, after });

const isOffered = ({ account }: AccountContext) => account.features.includes('rewards');
const refuseIf = (reasons: ReturnType<typeof enrolmentReasons>) => {
  if (reasons.length > 0) throw refusedFor(409, 'rewards.refused', 'points', reasons);
};

/** Enrolls the account, or changes its tier from now on. [REWARD-01, REWARD-02] */
export const putRewardTier: HandlerOf<'putRewardTier'> = async ({ body }, context) => {
  const { trx, account, person, now, expectedVersion } = context;
  refuseIf(enrolmentReasons({ isEnrolled: isOffered(context) }));
  const { tier: before } = await readRewards(context);
  if (expectedVersion === 0 && before !== null) throw stale(0, 1);
  await bumpVersion(context);
  const tier = { tier: body.tier, chosen_by: person.user_id };
  await putRow(trx, account.account_id, 'reward_tiers', { since: now.toISOString() }, tier);
  await recordRewards(context, 'rewards.tierChosen', before && { tier: before }, body);
  return readRewards(context);
};

/** Redeems points for a prepaid card. [GW-137, REWARD-03, REWARD-10 to REWARD-13] */
export const redeemRewards: HandlerOf<'redeemRewards'> = async ({ body }, context) => {
  const { trx, account, person, now } = context;
  const { isEnrolled, balance } = await readRewards(context);
  refuseIf(enrolmentReasons({ isEnrolled }));
  refuseIf(redemptionReasons(body.points, balance));
  await bumpVersion(context);
  const number = await nextNumber(trx, account.account_id, 'redemption');
  const cents = redeemCents(body.points);
  const id = newId();
  await insertIn(trx, account.account_id, 'reward_redemptions', {
    id,
    redemption_number: `R-${String(number).padStart(4, '0')}`,
    points: body.points,
    cents,
    requested_at: now.toISOString(),
    requested_on: dayIn(account.time_zone, now).toString(),
    requested_by: person.user_id,
  });
  const after = { redemptionId: id, points: body.points, cents };
  await recordRewards(context, 'rewards.redeemed', { balance }, after);
  return readRewards(context);
};
