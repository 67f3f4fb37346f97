import {
  can,
  DEFAULT_ALERT_TIMES,
  type AlertTiming,
  type ExceptionKind,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { JobScope } from '../../http/context.ts';
import { actorOf } from '../../http/people.ts';
import { newId } from '../../store/ids.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { notifyGrouped } from '../notifications/notify.ts';
import { emailFleetRecipients } from '../proximity/awayAlerts.ts';
import { enqueueMessage } from './enqueue.ts';

/** An exception that a purchase raised, with the details shown to people. */
export interface RaisedException {
  readonly kind: ExceptionKind;
  readonly cardId: string;
  readonly last4: string;
  readonly fleetId: string;
  readonly transactionId: string;
  readonly at: Date;
  readonly city: string;
  readonly state: string;
  /** Amount of the purchase or, if it was declined, the requested amount. */
  readonly amountCents: number;
  /** Whether its fleet's recipients are told that the vehicle was elsewhere. [GW-133] */
  readonly isAwayFromVehicle: boolean;
}

type Account = Pick<Row<'accounts'>, 'account_id' | 'time_zone' | 'state'>;

/** Stores and returns the new exceptions; a purchase raises each kind once per timing. */
async function storeNew(
  trx: Trx,
  accountId: string,
  timing: AlertTiming,
  day: string,
  exceptions: readonly RaisedException[],
): Promise<readonly RaisedException[]> {
  const inserted = await trx
    .insertInto('card_exceptions')
    .values(
      exceptions.map((exception) => ({
        account_id: accountId,
        occurred_on: day,
        id: newId(),
        kind: exception.kind,
        timing,
        card_id: exception.cardId,
        fleet_id: exception.fleetId,
        transaction_id: exception.transactionId,
        occurred_at: exception.at.toISOString(),
        amount_cents: exception.amountCents,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['transaction_id', 'kind'])
    .execute();
  const newKeys = new Set(inserted.map((row) => `${row.transaction_id} ${row.kind}`));
  return exceptions.filter((exception) =>
    newKeys.has(`${exception.transactionId} ${exception.kind}`),
  );
}

/** Rules for these kinds, with their owners' permissions and alert times. */
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
    .select(['m.kind', 'm.description', 'g.role', 'g.fleet_ids', 't.times'])
    .select(['g.extra_permissions', 'g.withheld_permissions'])
    // people who are locked out of the account get no alerts about it
    .where('g.state', '<>', 'locked')
    .where('r.timing', '=', timing)
    .where('m.kind', 'in', [...kinds])
    .orderBy('r.id')
    .execute();
type RuleRow = Awaited<ReturnType<typeof readRules>>[number];

/** Counts the day's exceptions by card and kind, including those just stored. */
async function countOfDay(
  trx: Trx,
  accountId: string,
  timing: AlertTiming,
  day: string,
  exceptions: readonly RaisedException[],
) {
  const rows = await selectIn(trx, accountId, 'card_exceptions')
    .select(['card_id', 'kind', sql<number>`count(*)`.as('n')])
    .where('occurred_on', '=', day)
    .where('timing', '=', timing)
    .where('card_id', 'in', [...new Set(exceptions.map(({ cardId }) => cardId))])
    .groupBy(['card_id', 'kind'])
    .execute();
  const counts = new Map(rows.map((row) => [`${row.card_id} ${row.kind}`, row.n]));
  return (exception: RaisedException) => counts.get(`${exception.cardId} ${exception.kind}`) ?? 0;
}

/** Whether the rule covers the fleet and its owner may see the fleet's alerts. */
function concerns(rule: RuleRow, account: Account, fleetId: string): boolean {
  if (rule.fleet_id !== null && rule.fleet_id !== fleetId) return false;
  return can(actorOf(rule, account), 'alerts.view', { fleetId }).allowed;
}

const recipientsOf = ({ emails, sms_number }: RuleRow) => [
  ...emails.map((recipient) => ({ channel: 'email' as const, recipient })),
  ...(sms_number === null ? [] : [{ channel: 'sms' as const, recipient: sms_number }]),
];

/** Details of an exception, for messages and notifications. */
const detailsOf = (what: string, exception: RaisedException) => ({
  what,
  last4: exception.last4,
  city: exception.city,
  state: exception.state,
  amountCents: exception.amountCents,
});

const nameOf = ({ code, description }: RuleRow) => description ?? code;

const itemOf = (code: string | null, what: string, exception: RaisedException) => ({
  ...detailsOf(what, exception),
  code,
  fleetId: exception.fleetId,
  at: exception.at.toISOString(),
  transactionId: exception.transactionId,
});

async function enqueueForRule(
  scope: JobScope,
  account: Account,
  rule: RuleRow,
  matching: readonly RaisedException[],
): Promise<void> {
  const items = matching.map((exception) => itemOf(rule.code, nameOf(rule), exception));
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

interface ShownException {
  readonly rule: RuleRow;
  readonly exception: RaisedException;
}

/** Adds one notification per card, code, and day while open, no matter how many rules match. */
async function showInApp(
  { trx }: JobScope,
  accountId: string,
  day: string,
  shown: Iterable<ShownException>,
): Promise<void> {
  for (const { rule, exception } of shown) {
    const { fleetId, cardId, transactionId, at } = exception;
    const params = { ...detailsOf(nameOf(rule), exception), count: 1 };
    const content = { accountId, fleetId, cardId, transactionId, at, params };
    const groupKey = `exception ${rule.code} ${cardId} ${day}`;
    await notifyGrouped(trx, { ...content, kind: 'notification.exception' }, groupKey);
  }
}

/**
 * Stores the exceptions of one day's purchases and alerts the owners of matching rules, both in the
 * portal and by queued messages, in the purchases' transaction. Also alerts the recipients of fleets
 * whose vehicles were elsewhere. [ALERT-01, ALERT-05 to ALERT-22, GW-133]
 */
export async function raiseExceptions(
  scope: JobScope,
  account: Account,
  timing: AlertTiming,
  day: string,
  exceptions: readonly RaisedException[],
): Promise<void> {
  if (exceptions.length === 0) return;
  const { trx } = scope;
  const { account_id: accountId } = account;
  const fresh = await storeNew(trx, accountId, timing, day, exceptions);
  if (fresh.length === 0) return;
  const away = fresh.filter((exception) => exception.isAwayFromVehicle);
  await emailFleetRecipients(
    scope,
    account,
    away.map((exception) => itemOf(null, 'Purchase away from the vehicle', exception)),
  );
  const kinds = [...new Set(fresh.map(({ kind }) => kind))];
  const rules = await readRules(trx, accountId, timing, kinds);
  if (rules.length === 0) return;
  const tally = await countOfDay(trx, accountId, timing, day, fresh);
  const shown = new Map<string, ShownException>();
  for (const rule of rules) {
    const matching = fresh.filter(
      (exception) =>
        exception.kind === rule.kind &&
        exception.amountCents >= rule.from_cents &&
        tally(exception) >= rule.from_count &&
        concerns(rule, account, exception.fleetId),
    );
    if (matching.length === 0) continue;
    if (rule.in_app) {
      for (const exception of matching)
        shown.set(`${rule.code} ${exception.transactionId}`, { rule, exception });
    }
    await enqueueForRule(scope, account, rule, matching);
  }
  await showInApp(scope, accountId, day, shown.values());
}
