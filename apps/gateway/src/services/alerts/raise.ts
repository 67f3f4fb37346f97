import {
  can,
  DEFAULT_ALERT_TIMES,
  type AlertTiming,
  type ExceptionKind,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { JobScope } from '../../http/context.ts';
import { newId } from '../../store/ids.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { notifyGrouped } from '../notifications/notify.ts';
import { enqueueMessage } from './enqueue.ts';

/** What a purchase raised, with what people are told about it. */
export interface FoundException {
  readonly kind: ExceptionKind;
  readonly cardId: string;
  readonly last4: string;
  readonly fleetId: string;
  readonly transactionId: string;
  readonly at: Date;
  readonly city: string;
  readonly state: string;
  /** What was bought or, declined, asked for. */
  readonly amountCents: number;
}

type Account = Pick<Row<'accounts'>, 'account_id' | 'time_zone' | 'state'>;

/** Keeps what is new; the same purchase raises a kind once for each timing. */
async function keep(
  trx: Trx,
  accountId: string,
  timing: AlertTiming,
  day: string,
  found: readonly FoundException[],
): Promise<readonly FoundException[]> {
  const kept = await trx
    .insertInto('card_exceptions')
    .values(
      found.map((one) => ({
        account_id: accountId,
        occurred_on: day,
        id: newId(),
        kind: one.kind,
        timing,
        card_id: one.cardId,
        fleet_id: one.fleetId,
        transaction_id: one.transactionId,
        occurred_at: one.at.toISOString(),
        amount_cents: one.amountCents,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['transaction_id', 'kind'])
    .execute();
  const isNew = new Set(kept.map((row) => `${row.transaction_id} ${row.kind}`));
  return found.filter((one) => isNew.has(`${one.transactionId} ${one.kind}`));
}

/** The rules that could tell of these kinds, with what their people may do and when they are told. */
const readRules = (
  trx: Trx,
  accountId: string,
  timing: AlertTiming,
  kinds: readonly ExceptionKind[],
) =>
  selectIn(trx, accountId, 'alert_rules as r')
    .innerJoin('exception_meanings as m', 'm.code', 'r.code')
    .innerJoin('grants as g', (on) => sameAccount(on, 'g.user_id', 'r.user_id'))
    .leftJoin('alert_times as t', (on) => sameAccount(on, 't.user_id', 'r.user_id'))
    .selectAll('r')
    .select(['m.kind', 'm.description', 'g.role', 'g.fleet_ids', 'g.extra_permissions', 't.times'])
    // who is locked out of the account is told nothing of it
    .where('g.state', '<>', 'locked')
    .where('r.timing', '=', timing)
    .where('m.kind', 'in', [...kinds])
    .orderBy('r.id')
    .execute();
type RuleRead = Awaited<ReturnType<typeof readRules>>[number];

/** How many of each kind each card has on the day, these included. */
async function countOfDay(
  trx: Trx,
  accountId: string,
  timing: AlertTiming,
  day: string,
  found: readonly FoundException[],
) {
  const rows = await selectIn(trx, accountId, 'card_exceptions')
    .select(['card_id', 'kind', sql<number>`count(*)`.as('n')])
    .where('occurred_on', '=', day)
    .where('timing', '=', timing)
    .where('card_id', 'in', [...new Set(found.map(({ cardId }) => cardId))])
    .groupBy(['card_id', 'kind'])
    .execute();
  const counts = new Map(rows.map((row) => [`${row.card_id} ${row.kind}`, row.n]));
  return (one: FoundException) => counts.get(`${one.cardId} ${one.kind}`) ?? 0;
}

/** Whether the rule's person may get alerts about a fleet, and the rule is about it. */
function concerns(rule: RuleRead, account: Account, fleetId: string): boolean {
  if (rule.fleet_id !== null && rule.fleet_id !== fleetId) return false;
  const actor = {
    role: rule.role,
    extraPermissions: rule.extra_permissions,
    accountState: account.state,
    fleetIds: rule.fleet_ids,
    userId: rule.user_id,
  };
  return can(actor, 'alerts.view', { fleetId }).allowed;
}

const recipientsOf = ({ emails, sms_number }: RuleRead) => [
  ...emails.map((recipient) => ({ channel: 'email' as const, recipient })),
  ...(sms_number === null ? [] : [{ channel: 'sms' as const, recipient: sms_number }]),
];

/** What people are told of an exception that a rule caught. */
const toldOf = ({ code, description }: RuleRead, one: FoundException) => ({
  what: description ?? code,
  last4: one.last4,
  city: one.city,
  state: one.state,
  amountCents: one.amountCents,
});

async function tell(
  scope: JobScope,
  account: Account,
  rule: RuleRead,
  matching: readonly FoundException[],
): Promise<void> {
  const items = matching.map((one) => ({
    ...toldOf(rule, one),
    code: rule.code,
    at: one.at.toISOString(),
    transactionId: one.transactionId,
  }));
  for (const { channel, recipient } of recipientsOf(rule)) {
    await enqueueMessage(scope, account, {
      userId: rule.user_id,
      channel,
      recipient,
      pace: rule.pace,
      times: rule.times ?? DEFAULT_ALERT_TIMES,
      items,
    });
  }
}

interface Shown {
  readonly rule: RuleRead;
  readonly one: FoundException;
}

/** One notification for a card, a code and a day while it is open, however many rules ask for it. */
async function showInApp(
  { trx }: JobScope,
  accountId: string,
  day: string,
  shown: Iterable<Shown>,
): Promise<void> {
  for (const { rule, one } of shown) {
    const { fleetId, cardId, transactionId, at } = one;
    const params = { ...toldOf(rule, one), count: 1 };
    const about = { accountId, fleetId, cardId, transactionId, at, params };
    const groupKey = `exception ${rule.code} ${cardId} ${day}`;
    await notifyGrouped(trx, { ...about, kind: 'notification.exception' }, groupKey);
  }
}

/**
 * Enters what purchases of one day raised and tells those whose rules ask for it, in the transaction
 * of the purchases: in the portal, and by messages that leave later. [ALERT-01, ALERT-05 to ALERT-22]
 */
export async function raiseExceptions(
  scope: JobScope,
  account: Account,
  timing: AlertTiming,
  day: string,
  found: readonly FoundException[],
): Promise<void> {
  if (found.length === 0) return;
  const { trx } = scope;
  const { account_id: accountId } = account;
  const fresh = await keep(trx, accountId, timing, day, found);
  if (fresh.length === 0) return;
  const kinds = [...new Set(fresh.map(({ kind }) => kind))];
  const rules = await readRules(trx, accountId, timing, kinds);
  if (rules.length === 0) return;
  const tally = await countOfDay(trx, accountId, timing, day, fresh);
  const shown = new Map<string, Shown>();
  for (const rule of rules) {
    const matching = fresh.filter(
      (one) =>
        one.kind === rule.kind &&
        one.amountCents >= rule.from_cents &&
        tally(one) >= rule.from_count &&
        concerns(rule, account, one.fleetId),
    );
    if (matching.length === 0) continue;
    if (rule.in_app) {
      for (const one of matching) shown.set(`${rule.code} ${one.transactionId}`, { rule, one });
    }
    await tell(scope, account, rule, matching);
  }
  await showInApp(scope, accountId, day, shown.values());
}
