import { jsonb } from '@forecourt/server';
import {
  EXCEPTION_LOOK_BACK_DAYS,
  exceptionKindsOf,
  isPurchaseRule,
  type AlertTiming,
  type ExceptionKind,
  type ProductGroup,
  MILLISECONDS_PER_DAY,
} from '@forecourt/validation';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { notifyGrouped } from '../services/notifications/notify.ts';
import { newId } from '../store/ids.ts';
import { insertIn, sameAccount } from '../store/inAccount.ts';
import type { NewRow, Trx } from '../store/schema.ts';
import { insertRows } from '../store/insertRows.ts';
import { linesOf } from '../store/linesOf.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** The alert rules of the demo's administrator. */
const RULES = [
  { code: '108001', timing: 'authorized', pace: 'now', inApp: true, mail: true, from: 2 },
  { code: '108302', timing: 'authorized', pace: 'now', inApp: true, mail: false, from: 1 },
  { code: '108009', timing: 'authorized', pace: 'daily', inApp: false, mail: true, from: 1 },
  { code: '108107', timing: 'posted', pace: 'daily', inApp: false, mail: true, from: 1 },
] as const;

/** Flags of demo purchases that raise an exception, with its kind. */
const MARKS: Readonly<Record<string, ExceptionKind>> = { odometer: 'odometer', offShift: 'time' };

const readRecent = (trx: Trx, since: Date) =>
  trx
    .selectFrom('transactions as t')
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 't.card_id'))
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .selectAll('t')
    .select(['c.last4', 's.city', 's.state as site_state'])
    .select(jsonArrayFrom(linesOf().select('l.product_group')).as('lines'))
    .where('t.occurred_at', '>=', since.toISOString())
    .where(sql<boolean>`(t.status = 'declined' OR t.flags <> '[]'::jsonb)`)
    .orderBy('t.occurred_at')
    .execute();
type RecentRow = Awaited<ReturnType<typeof readRecent>>[number];

const amountOf = ({ asked_lines, net_cents, status }: RecentRow) =>
  status === 'declined'
    ? asked_lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
    : net_cents;

function kindsOf(row: RecentRow): ExceptionKind[] {
  const groups: ProductGroup[] = [
    ...row.asked_lines.map(({ group }) => group),
    ...row.lines.map((line) => line.product_group),
  ];
  const checks = [
    ...row.decline_reasons.map(({ rule }) => ({ rule, verdict: 'decline' as const })),
    ...row.flags.map((rule) => ({ rule, verdict: 'flag' as const })),
  ].flatMap(({ rule, verdict }) => (isPurchaseRule(rule) ? [{ rule, verdict }] : []));
  const marked = row.flags.flatMap((flag) => MARKS[flag] ?? []);
  return [...exceptionKindsOf({ checks, anomalies: [], isHandKeyed: false, groups }), ...marked];
}

function exceptionRows(row: RecentRow): NewRow<'card_exceptions'>[] {
  const timing: AlertTiming = row.status === 'complete' ? 'posted' : 'authorized';
  return kindsOf(row).map((kind) => ({
    account_id: row.account_id,
    occurred_on: row.occurred_on,
    id: newId(),
    kind,
    timing,
    card_id: row.card_id,
    fleet_id: row.fleet_id,
    transaction_id: row.id,
    occurred_at: row.occurred_at,
    amount_cents: amountOf(row),
  }));
}

interface Owner {
  readonly user_id: string;
  readonly account_id: string;
  readonly email: string;
}

async function addRules(trx: Trx, { user_id, account_id, email }: Owner): Promise<void> {
  const rules = RULES.map(({ code, timing, pace, inApp, mail, from }) => ({
    account_id,
    id: newId(),
    user_id,
    code,
    fleet_id: null,
    timing,
    from_cents: 0,
    from_count: from,
    in_app: inApp,
    emails: jsonb(mail ? [email] : []),
    sms_number: null,
    pace,
  }));
  await trx.insertInto('alert_rules').values(rules).execute();
  const times = { quiet: { from: '20:00', to: '06:00' }, dailyAt: '07:00', pausedUntil: null };
  await insertIn(trx, account_id, 'alert_times', { user_id, times: jsonb(times) });
}

/** Reports the last decline by the daily limit, in the portal and by email. */
async function notifyLastDecline(
  trx: Trx,
  owner: Owner,
  recent: readonly RecentRow[],
): Promise<void> {
  const lastDecline = recent.findLast(
    (row) => row.account_id === owner.account_id && kindsOf(row).includes('dailyFuel'),
  );
  if (!lastDecline) return;
  const what = 'Daily fuel limit exceeded';
  const shared = {
    last4: lastDecline.last4,
    city: lastDecline.city,
    state: lastDecline.site_state,
  };
  const details = { ...shared, amountCents: amountOf(lastDecline) };
  const at = new Date(lastDecline.occurred_at);
  await notifyGrouped(
    trx,
    {
      accountId: owner.account_id,
      fleetId: lastDecline.fleet_id,
      kind: 'notification.exception',
      params: { what, count: 2, ...details },
      cardId: lastDecline.card_id,
      orderId: null,
      transactionId: lastDecline.id,
      at,
    },
    `exception 108001 ${lastDecline.card_id} ${lastDecline.occurred_on}`,
  );
  const item = {
    code: '108001',
    what,
    ...details,
    at: lastDecline.occurred_at,
    transactionId: lastDecline.id,
  };
  const sentAt = new Date(at.getTime() + HOUR_MILLISECONDS / 12).toISOString();
  await insertIn(trx, owner.account_id, 'alert_messages', {
    id: newId(),
    user_id: owner.user_id,
    channel: 'email',
    recipient: owner.email,
    batch_key: 'demo',
    state: 'sent',
    items: jsonb([item]),
    item_count: 2,
    due_at: sentAt,
    sent_at: sentAt,
  });
}

/** Seeds exceptions in the demo's last weeks, and alerts to the main account's administrator. */
export async function seedAlerts(trx: Trx, owner: Owner | undefined, asOf: Date): Promise<void> {
  const since = new Date(asOf.getTime() - EXCEPTION_LOOK_BACK_DAYS * MILLISECONDS_PER_DAY);
  const recent = await readRecent(trx, since);
  await insertRows(trx, 'card_exceptions', recent.flatMap(exceptionRows));
  if (!owner) return;
  await addRules(trx, owner);
  await notifyLastDecline(trx, owner, recent);
}
