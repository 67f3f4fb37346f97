import {
  EXPRESS_CODE_DISPLAY_SECONDS,
  EXPRESS_FLEET_DEFAULTS,
  expressCharges,
  expressCheckRefundCents,
  type ExpressCheckHappening,
} from '@forecourt/validation';
import { parseDate, type CalendarDate } from '@internationalized/date';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { DemoAccount } from '../fleet/account.ts';
import { eventRow } from '../history/events.ts';
import { dayOf } from '../purchases/record.ts';
import { CHECK_PLANS, DECLINED_PLAN, type CheckPlan } from './expressPlans.ts';
import { between, movementRows, type DemoMovement } from './ledger.ts';
import { officeTime } from './officeTime.ts';

const NUMBER_DIGITS = 6;
const MINUTE = 60_000;
/** So long a request waited. */
const ASKED_BEFORE = 25 * MINUTE;
/** Who decides about dearer checks. */
const APPROVER = 'praman5';

interface Office {
  readonly random: Random;
  readonly account: DemoAccount;
  readonly running: CalendarDate;
  readonly issuer: Row<'people'>;
  readonly approver: Row<'people'> | undefined;
}

const dayIn = ({ running }: Office, [monthsAgo, day]: readonly [number, number]): CalendarDate =>
  running.subtract({ months: monthsAgo }).set({ day });
const fleetOf = ({ account }: Office, code: string): string =>
  account.fleets.find(({ plan }) => plan.code === code)?.id ?? account.fleets[0]?.id ?? '';
const isDear = ({ draft: { amountCents } }: Pick<CheckPlan, 'draft'>) =>
  amountCents > EXPRESS_FLEET_DEFAULTS.approvalAboveCents;
const instantOf = (at: number) => new Date(at).toISOString();

/** When something came of a check; null: nothing did. */
const laterDay = (office: Office, { issued, later }: CheckPlan): CalendarDate | null =>
  later ? dayIn(office, issued).add({ days: later[1] }) : null;

/** The row; its code is put in by whoever holds the vault, and was shown when it was issued. */
function checkRow(office: Office, plan: CheckPlan, number: number): Row<'express_checks'> {
  const { account, issuer, approver, random } = office;
  const { feeMode = 'plus' } = plan;
  const { amountCents, payeeName, purpose, reference } = plan.draft;
  const what = plan.later?.[0];
  const issuedOn = dayIn(office, plan.issued);
  const at = officeTime(issuedOn);
  const later = laterDay(office, plan);
  const laterAt = later && instantOf(officeTime(later));
  const isRegistered = what === 'registered' || what === 'cashed';
  const { feeCents, payeeCents } = expressCharges(
    amountCents,
    feeMode,
    EXPRESS_FLEET_DEFAULTS.feeCents,
  );
  const id = demoId(random, at);
  return {
    account_id: account.id,
    id,
    sequence_number: String(number).padStart(NUMBER_DIGITS, '0'),
    fleet_id: fleetOf(office, plan.fleet),
    status: what === 'blocked' || what === 'onHold' ? what : 'activated',
    amount_cents: payeeCents,
    fee_cents: feeCents,
    fee_mode: feeMode,
    payee_name: payeeName,
    purpose,
    reference,
    code_hmac: id,
    code_last4: '',
    code_sealed: null,
    code_shown_until: instantOf(at + MINUTE + EXPRESS_CODE_DISPLAY_SECONDS * 1000),
    issued_at: instantOf(at),
    issued_on: issuedOn.toString(),
    issued_by: issuer.user_id,
    approved_by: isDear(plan) && approver ? approver.user_id : null,
    registered_at: isRegistered ? laterAt : null,
    check_number: isRegistered ? String(random.integer(100_000, 999_999)) : null,
    cashed_at: what === 'cashed' ? laterAt : null,
    cashed_where: what === 'cashed' ? 'Dallas, TX' : null,
    version: 1,
  };
}

/** Who asked for a dearer check, and who decided. */
function requestRows(
  office: Office,
  plan: CheckPlan,
  checkId: string | null,
): Row<'express_requests'>[] {
  const { account, issuer, approver, random } = office;
  if (!approver || !isDear(plan)) return [];
  const decidedAt = officeTime(dayIn(office, plan.issued));
  const { amountCents, payeeName, purpose, reference } = plan.draft;
  return [
    {
      account_id: account.id,
      id: demoId(random, decidedAt),
      fleet_id: fleetOf(office, plan.fleet),
      amount_cents: amountCents,
      fee_mode: plan.feeMode ?? 'plus',
      payee_name: payeeName,
      purpose,
      reference,
      state: checkId === null ? 'declined' : 'approved',
      requested_at: instantOf(decidedAt - ASKED_BEFORE),
      requested_by: issuer.user_id,
      decided_at: instantOf(decidedAt),
      decided_by: approver.user_id,
      check_id: checkId,
      version: 2,
    },
  ];
}

/** What the account owes for it, what it got back, and what the payee took. */
function entryRows(office: Office, plan: CheckPlan, row: Row<'express_checks'>) {
  const { random, account } = office;
  const move = (day: CalendarDate, parts: Pick<DemoMovement, 'kind' | 'sides'>) =>
    movementRows(random, {
      accountId: account.id,
      at: officeTime(day),
      enteredOn: day.toString(),
      referenceId: row.id,
      ...parts,
    });
  const { amount_cents: cents, fee_cents: fee } = row;
  const issuedOn = dayIn(office, plan.issued);
  const rows = [
    ...move(issuedOn, { kind: 'expressCheck', sides: between('receivable', 'checks', cents) }),
    ...move(issuedOn, { kind: 'fee.expressCheck', sides: between('receivable', 'fees', fee) }),
  ];
  const later = laterDay(office, plan);
  if (!later) return rows;
  if (row.status === 'onHold') {
    const back = expressCheckRefundCents('hold', cents);
    const sides = between('checks', 'receivable', back);
    return rows.concat(move(later, { kind: 'expressCheckRefund', sides }));
  }
  if (row.cashed_at === null) return rows;
  return rows.concat(
    move(later, { kind: 'expressCheckCashed', sides: between('checks', 'cash', cents) }),
  );
}

/** Who did what to it. */
function eventRows(office: Office, plan: CheckPlan, row: Row<'express_checks'>) {
  const { random, account, issuer } = office;
  const happened = (
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
  const isApproved = row.approved_by !== null;
  const issued = { sequenceNumber, amountCents, feeCents, purpose: row.purpose };
  const rows = [
    happened(
      at,
      isApproved ? 'approved' : 'issued',
      isApproved ? row.approved_by : issuer.user_id,
      issued,
    ),
    happened(at + MINUTE, 'codeShown', issuer.user_id, null),
  ];
  const later = laterDay(office, plan);
  const [what] = plan.later ?? [];
  if (!later || what === undefined) return rows;
  if (what === 'onHold' || what === 'blocked') {
    return [...rows, happened(officeTime(later), what, issuer.user_id, { status: what })];
  }
  const after = { checkNumber: row.check_number };
  rows.push(happened(officeTime(later), 'registered', null, after));
  if (what === 'cashed') rows.push(happened(officeTime(later) + MINUTE, 'cashed', null, null));
  return rows;
}

/** The express checks of an account that has them, with all that came of them. */
export function expressCheckRows(
  random: Random,
  account: DemoAccount,
  people: readonly Row<'people'>[],
  now: number,
) {
  const [issuer] = people;
  const isUsed = account.plan.features.includes('expressChecks');
  if (!issuer || !isUsed) return { checks: [], requests: [], entries: [], events: [] };
  const today = parseDate(dayOf(account.plan.timeZone, now));
  const approver = people.find(({ username }) => username === APPROVER);
  const office: Office = { random, account, running: today.set({ day: 1 }), issuer, approver };
  const plans = approver ? CHECK_PLANS : CHECK_PLANS.filter((plan) => !isDear(plan));
  const written = plans.map((plan, at) => ({ plan, row: checkRow(office, plan, at + 1) }));
  return {
    checks: written.map(({ row }) => row),
    requests: [
      ...written.flatMap(({ plan, row }) => requestRows(office, plan, row.id)),
      ...requestRows(office, DECLINED_PLAN, null),
    ],
    entries: written.flatMap(({ plan, row }) => entryRows(office, plan, row)),
    events: written.flatMap(({ plan, row }) => eventRows(office, plan, row)),
  };
}
