import {
  compareReplay,
  dayIn,
  rulesWith,
  isPurchaseRule,
  type PurchaseDecision,
  type PurchaseLimits,
  type Replay,
  type ReplayChange,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';
import { effectiveLimits } from '../cards/getCard.ts';
import { pastPurchase, readPast, type PastRow } from './pastPurchases.ts';
import { readSubject, type Subject } from './subject.ts';

/** Maximum number of purchases that one call examines; the latest if there are more. */
export const PAST_PURCHASES_MAX = 20_000;
const CHANGES_SHOWN = 100;

/** Groups rows by card, preserving their order. */
export const byCard = (rows: readonly PastRow[]): ReadonlyMap<string, PastRow[]> =>
  Map.groupBy(rows, (row) => row.card_id);

/** The cards' own limits, by card ID. */
async function ownLimitsOf(
  { trx, account }: AccountContext,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, Partial<PurchaseLimits> | null>> {
  if (cardIds.length === 0) return new Map();
  const rows = await selectIn(trx, account.account_id, 'cards')
    .select(['id', 'custom_limits'])
    .where('id', 'in', [...cardIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row.custom_limits]));
}

const outcomeOf = (decision: PurchaseDecision) => ({
  outcome: decision.outcome,
  approvedCents: decision.approvedCents,
  rules: [...rulesWith(decision, 'decline'), ...rulesWith(decision, 'cap')]
    .map(({ rule }) => rule)
    .filter(isPurchaseRule),
});

function changeOf({ before, after }: ReplayChange, row: PastRow) {
  const lines = row.status === 'declined' ? row.asked_lines : row.lines;
  return {
    transactionId: row.id,
    cardId: row.card_id,
    last4: row.last4,
    at: row.occurred_at,
    siteName: row.site_name,
    city: row.city,
    state: row.state,
    timeZone: row.time_zone,
    askedCents: lines.reduce(
      (sum, line) => sum + ('gross_cents' in line ? line.gross_cents : line.amountCents),
      0,
    ),
    before: outcomeOf(before),
    after: outcomeOf(after),
  };
}

const NOTHING = { approved: 0, approvedUpTo: 0, declined: 0, approvedCents: 0 };
const addCounts = (sum: typeof NOTHING, replay: Replay) => ({
  approved: sum.approved + replay.approved,
  approvedUpTo: sum.approvedUpTo + replay.approvedUpTo,
  declined: sum.declined + replay.declined,
  approvedCents: sum.approvedCents + replay.approvedCents,
});

/** Yields to the event loop between cards, so that other requests are served meanwhile. */
const yieldToEventLoop = () => new Promise((resolve) => setImmediate(resolve));

async function compareAll(
  context: AccountContext,
  subject: Subject,
  edited: PurchaseLimits,
  cards: ReadonlyMap<string, PastRow[]>,
) {
  const ownLimits = await ownLimitsOf(context, [...cards.keys()]);
  let [before, after] = [NOTHING, NOTHING];
  const changes: ReturnType<typeof changeOf>[] = [];
  for (const [cardId, rows] of cards) {
    const custom = ownLimits.get(cardId) ?? null;
    const comparison = compareReplay(
      effectiveLimits(subject.profile?.limits, custom),
      effectiveLimits(edited, custom),
      rows.map((row) => pastPurchase(row, context.account)),
    );
    before = addCounts(before, comparison.before);
    after = addCounts(after, comparison.after);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const change of comparison.changes) {
      const row = byId.get(change.purchaseId);
      if (row) changes.push(changeOf(change, row));
    }
    await yieldToEventLoop();
  }
  return { before, after, changes };
}

/**
 * Replays recent purchases under edited limits, card by card, and lists the outcomes that would
 * differ. Changes nothing. [ENT-16 to ENT-26]
 */
export const replayLimits: HandlerOf<'replayLimits'> = async ({ body }, context) => {
  const { account, now } = context;
  const subject = await readSubject(context, body);
  const since = dayIn(account.time_zone, now).subtract({ days: body.days }).toString();
  const { cardId } = body;
  const profileId = cardId === null ? (subject.profile?.id ?? null) : null;
  const limit = PAST_PURCHASES_MAX + 1;
  const pastRows = await readPast(context, { cardId, profileId, since, limit });
  const rows = pastRows.slice(0, PAST_PURCHASES_MAX);
  const cards = byCard(rows);
  const { before, after, changes } = await compareAll(context, subject, body.limits, cards);
  return {
    purchases: rows.length,
    cards: cards.size,
    isPartial: pastRows.length > rows.length,
    before,
    after,
    changeCount: changes.length,
    changes: changes.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, CHANGES_SHOWN),
  };
};
