import {
  EXPRESS_CODE_DISPLAY_SECONDS,
  EXPRESS_FLEET_DEFAULTS,
  expressCharges,
  expressCheckRefundCents,
  type ExpressCheckHappening,
} from '@forecourt/validation';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { between, type MovementLine } from '../../ledger/postMovement.ts';
import type { MovementKind, Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { DemoAccount } from '../fleet/account.ts';
import { eventRow } from '../history/events.ts';
import { dayOf } from '../purchases/record.ts';
import { CHECK_PLANS, DECLINED_PLAN, type CheckPlan } from './expressPlans.ts';
import { officeMovement } from './ledger.ts';
import { officeInstant, officeTime, pastDay } from './officeTime.ts';

const NUMBER_DIGITS = 6;
const MINUTE = 60_000;
/** How long a request waited before it was decided. */
const DECISION_DELAY = 25 * MINUTE;
/** Username of the person who approves larger checks. */
const APPROVER = 'praman5';

interface Office {
  readonly random: Random;
  readonly account: DemoAccount;
  readonly running: CalendarDate;
  readonly issuer: Row<'people'>;
  readonly approver: Row<'people'> | undefined;
}

const isLarge = ({ draft: { amountCents } }: CheckPlan) =>
  amountCents > EXPRESS_FLEET_DEFAULTS.approvalAboveCents;
const instantOf = (at: number) => new Date(at).toISOString();

/** The day of the check's outcome; `null` if it has none. */
const outcomeDayOf = (office: Office, { issued, later }: CheckPlan): CalendarDate | null =>
  later && pastDay(office.running, issued).add({ days: later[1] });

/** Columns that a check and its request share. */
const sharedOf = ({ account: { id, fleets } }: Office, { fleet, feeMode, draft }: CheckPlan) => ({
  account_id: id,
  fleet_id: fleets.find(({ plan }) => plan.code === fleet)?.id ?? fleets[0]?.id ?? '',
  fee_mode: feeMode,
  payee_name: draft.payeeName,
  purpose: draft.purpose,
  reference: draft.reference,
});

/** The check's row. The seed later adds its code, which was shown when it was issued. */
function checkRow(office: Office, plan: CheckPlan, number: number): Row<'express_checks'> {
  const { issuer, approver, random, running } = office;
  const outcome = plan.later?.[0];
  const issuedOn = pastDay(running, plan.issued);
  const at = officeTime(issuedOn);
  const outcomeDay = outcomeDayOf(office, plan);
  const outcomeAt = outcomeDay && officeInstant(outcomeDay);
  const isRegistered = outcome === 'registered' || outcome === 'cashed';
  const { feeCents, payeeCents } = expressCharges(
    plan.draft.amountCents,
    plan.feeMode,
    EXPRESS_FLEET_DEFAULTS.feeCents,
  );
  const id = demoId(random, at);
  return {
    ...sharedOf(office, plan),
    id,
    sequence_number: String(number).padStart(NUMBER_DIGITS, '0'),
    status: outcome === 'blocked' || outcome === 'onHold' ? outcome : 'activated',
    amount_cents: payeeCents,
    fee_cents: feeCents,
    code_hmac: id,
    code_last4: '',
    code_sealed: null,
    code_shown_until: instantOf(at + MINUTE + EXPRESS_CODE_DISPLAY_SECONDS * 1000),
    issued_at: officeInstant(issuedOn),
    issued_on: issuedOn.toString(),
    issued_by: issuer.user_id,
    approved_by: isLarge(plan) && approver ? approver.user_id : null,
    registered_at: isRegistered ? outcomeAt : null,
    check_number: isRegistered ? String(random.integer(100_000, 999_999)) : null,
    cashed_at: outcome === 'cashed' ? outcomeAt : null,
    cashed_where: outcome === 'cashed' ? 'Dallas, TX' : null,
    version: 1,
  };
}

/** The request for a larger check, with its decision. Empty if no approval was needed. */
function requestRows(
  office: Office,
  plan: CheckPlan,
  checkId: string | null,
): Row<'express_requests'>[] {
  const { issuer, approver, random, running } = office;
  if (!approver || !isLarge(plan)) return [];
  const decidedAt = officeTime(pastDay(running, plan.issued));
  return [
    {
      ...sharedOf(office, plan),
      id: demoId(random, decidedAt),
      amount_cents: plan.draft.amountCents,
      state: checkId === null ? 'declined' : 'approved',
      requested_at: instantOf(decidedAt - DECISION_DELAY),
      requested_by: issuer.user_id,
      decided_at: instantOf(decidedAt),
      decided_by: approver.user_id,
      check_id: checkId,
      version: 2,
    },
  ];
}

/** Ledger entries of a check: the charge, any refund, and the payee cashing it. */
function entryRows(office: Office, plan: CheckPlan, row: Row<'express_checks'>) {
  const { random, account, running } = office;
  const move = (day: CalendarDate, kind: MovementKind, lines: readonly MovementLine[]) =>
    officeMovement(random, account, day, { kind, referenceId: row.id, lines });
  const { amount_cents: cents, fee_cents: fee } = row;
  const issuedOn = pastDay(running, plan.issued);
  const rows = [
    ...move(issuedOn, 'expressCheck', between('receivable', 'checks', cents)),
    ...move(issuedOn, 'fee.expressCheck', between('receivable', 'fees', fee)),
  ];
  const outcomeDay = outcomeDayOf(office, plan);
  if (!outcomeDay) return rows;
  if (row.status === 'onHold') {
    const refundCents = expressCheckRefundCents('hold', cents);
    return rows.concat(
      move(outcomeDay, 'expressCheckRefund', between('checks', 'receivable', refundCents)),
    );
  }
  if (row.cashed_at === null) return rows;
  return rows.concat(move(outcomeDay, 'expressCheckCashed', between('checks', 'cash', cents)));
}

/** The check's events. */
function eventRows(office: Office, plan: CheckPlan, row: Row<'express_checks'>) {
  const { random, account, issuer } = office;
  const eventOf = (
    at: number,
    action: ExpressCheckHappening,
    userId: string | null,
    after: unknown,
  ) =>
    eventRow(random, account, {
      at,
      userId,
      subject: ['expressCheck', row.id],
      action: `expressCheck.${action}`,
      after,
    });
  const at = Date.parse(row.issued_at);
  const { sequence_number: sequenceNumber, amount_cents: amountCents, fee_cents: feeCents } = row;
  const details = { sequenceNumber, amountCents, feeCents, purpose: row.purpose };
  const action = row.approved_by === null ? 'issued' : 'approved';
  const rows = [
    eventOf(at, action, row.approved_by ?? issuer.user_id, details),
    eventOf(at + MINUTE, 'codeShown', issuer.user_id, null),
  ];
  const outcomeDay = outcomeDayOf(office, plan);
  const [outcome] = plan.later ?? [];
  if (!outcomeDay || outcome === undefined) return rows;
  if (outcome === 'onHold' || outcome === 'blocked') {
    return [...rows, eventOf(officeTime(outcomeDay), outcome, issuer.user_id, { status: outcome })];
  }
  const after = { checkNumber: row.check_number };
  rows.push(eventOf(officeTime(outcomeDay), 'registered', null, after));
  if (outcome === 'cashed')
    rows.push(eventOf(officeTime(outcomeDay) + MINUTE, 'cashed', null, null));
  return rows;
}

/** An account's express checks with their requests, entries, and events. Empty if it has none. */
export function expressCheckRows(
  random: Random,
  account: DemoAccount,
  people: readonly Row<'people'>[],
  now: number,
) {
  const [issuer] = people;
  const isUsed = account.plan.features.includes('expressChecks');
  if (!issuer || !isUsed)
    return { express_checks: [], express_requests: [], entries: [], events: [] };
  const today = parseDate(dayOf(account.plan.timeZone, now));
  const approver = people.find(({ username }) => username === APPROVER);
  const office: Office = { random, account, running: today.set({ day: 1 }), issuer, approver };
  const plans = approver ? CHECK_PLANS : CHECK_PLANS.filter((plan) => !isLarge(plan));
  const checks = plans.map((plan, index) => ({ plan, row: checkRow(office, plan, index + 1) }));
  return {
    express_checks: checks.map(({ row }) => row),
    express_requests: [
      ...checks.flatMap(({ plan, row }) => requestRows(office, plan, row.id)),
      ...requestRows(office, DECLINED_PLAN, null),
    ],
    entries: checks.flatMap(({ plan, row }) => entryRows(office, plan, row)),
    events: checks.flatMap(({ plan, row }) => eventRows(office, plan, row)),
  };
}
