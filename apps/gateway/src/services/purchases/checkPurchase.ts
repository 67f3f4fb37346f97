import {
  evaluateAllowedOnce,
  NO_USAGE,
  type LimitUsage,
  type PurchaseAttempt,
  type PurchaseLimits,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, invalidAt } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import { readUsages } from '../cards/usage.ts';
import { dayOfTransaction } from '../transactions/dayOfTransaction.ts';
import { toRequestedLine } from './requestedLines.ts';
import { attemptOf, readPast, tankOf } from './pastPurchases.ts';
import { editedLimits, readSubject, type Subject } from './subject.ts';

type PurchaseQuery = Parameters<HandlerOf<'checkPurchase'>>[0]['body'];
type HypotheticalPurchase = NonNullable<PurchaseQuery['purchase']>;

/** The time zone of most sites in a state; the account's if it has no known site. */
async function zoneOf({ trx, account }: AccountContext, state: string): Promise<string> {
  const row = await trx
    .selectFrom('sites')
    .select('time_zone')
    .where('state', '=', state)
    .groupBy('time_zone')
    .orderBy((e) => e.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.time_zone ?? account.time_zone;
}

async function tankOfCard({ trx, account }: AccountContext, card: Subject['card']) {
  if (!card || card.vehicle_id === null) return null;
  const vehicle = await selectIn(trx, account.account_id, 'vehicles')
    .select('tank_capacity_milligallons')
    .where('id', '=', card.vehicle_id)
    .executeTakeFirst();
  return vehicle ? tankOf({ ...card, ...vehicle }) : null;
}

/** A hypothetical purchase, with the card in its current state. */
async function hypotheticalAttempt(
  context: AccountContext,
  { card }: Subject,
  purchase: HypotheticalPurchase,
): Promise<PurchaseAttempt> {
  const { account } = context;
  return {
    at: new Date(purchase.at),
    site: { state: purchase.state, timeZone: await zoneOf(context, purchase.state) },
    lines: purchase.lines.map(toRequestedLine),
    acceptsLess: purchase.acceptsLess,
    account: {
      timeZone: account.time_zone,
      weekStartsOn: account.week_starts_on,
      state: account.state,
      availableCents: null,
    },
    card: { state: card?.status ?? 'active', expiresOn: card?.expires_on ?? '9999-12' },
    promptedId: null,
    tankCapacityMilligallons: await tankOfCard(context, card),
  };
}

interface Question {
  readonly subject: Subject;
  readonly attempt: PurchaseAttempt;
}

async function pastQuestion(
  context: AccountContext,
  query: PurchaseQuery,
  id: string,
): Promise<Question> {
  const day = await dayOfTransaction(context, id);
  const [row] = await readPast(context, { purchase: { id, day }, limit: 1 });
  if (!row) throw notFound('transaction');
  const cardId = query.cardId ?? row.card_id;
  const subject = await readSubject(context, { cardId, profileId: query.profileId });
  return { subject, attempt: attemptOf(row, context.account) };
}

async function questionOf(context: AccountContext, query: PurchaseQuery): Promise<Question> {
  if (query.transactionId !== null) return pastQuestion(context, query, query.transactionId);
  const { purchase } = query;
  if (!purchase) throw invalidAt('purchase', 'value.required');
  const subject = await readSubject(context, query);
  return { subject, attempt: await hypotheticalAttempt(context, subject, purchase) };
}

/** The card's open allowance for one purchase beyond its limits; `null` if there is none. */
async function openAllowance({ trx, account }: AccountContext, card: Subject['card']) {
  if (!card) return null;
  const row = await selectIn(trx, account.account_id, 'limit_allowances')
    .select(['amount_cents', 'milligallons', 'groups', 'until_at'])
    .where('card_id', '=', card.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (!row) return null;
  return {
    amountCents: row.amount_cents,
    milligallons: row.milligallons,
    // a hypothetical purchase has a state, but no site
    siteNumber: null,
    groups: row.groups,
    untilAt: Date.parse(row.until_at),
  };
}

async function usageAt(
  { trx, account }: AccountContext,
  { subject: { card }, attempt }: Question,
  limits: PurchaseLimits,
): Promise<LimitUsage> {
  if (!card) return NO_USAGE;
  const cardLimits = [{ cardId: card.id, limits }];
  const usages = await readUsages(trx, account, cardLimits, attempt.at, { before: attempt.at });
  return usages.get(card.id) ?? NO_USAGE;
}

/** Returns whether a purchase would be approved, and each rule's result. Changes nothing. */
export const checkPurchase: HandlerOf<'checkPurchase'> = async ({ body }, context) => {
  const question = await questionOf(context, body);
  const { subject, attempt } = question;
  const allowance = body.transactionId === null ? await openAllowance(context, subject.card) : null;
  const decide = async (limits: PurchaseLimits) => {
    const usage = await usageAt(context, question, limits);
    const { decision, usesAllowance } = evaluateAllowedOnce(limits, usage, attempt, allowance);
    const { approvedLines, checks } = decision;
    return {
      decision: { ...decision, approvedLines: [...approvedLines], checks: [...checks] },
      usage,
      usesAllowance,
    };
  };
  return {
    at: attempt.at.toISOString(),
    siteTimeZone: attempt.site.timeZone,
    state: attempt.site.state,
    lines: [...attempt.lines],
    before: await decide(subject.limits),
    after: body.limits === null ? null : await decide(editedLimits(subject, body.limits)),
  };
};
