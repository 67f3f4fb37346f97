import {
  FUND_FEE_BASIS_POINTS,
  fundFeeCents,
  MILLISECONDS_PER_DAY,
  type FundingFailure,
} from '@forecourt/validation';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { SANDBOX_CARD_TOKEN } from '../../payments/sandbox/sandboxTokens.ts';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { DemoAccount } from '../fleet/account.ts';
import { dayOf } from '../purchases/record.ts';
import { between, movementRows, type DemoMovement } from './ledger.ts';
import { officeTime } from './officeTime.ts';

/** The wording to which people agreed then. */
const CONSENT_EDITION = '2026-01';
const CARD_FROM = { monthsAgo: 5, day: 4 };
const RELOAD = { thresholdCents: 50_000, amountCents: 200_000 };
const CLEARING_DAYS = 1;

interface FundPlan {
  /** When it was asked for: months before the running one, and the day. */
  readonly asked: readonly [monthsAgo: number, day: number];
  readonly cents: number;
  readonly by: 'card' | 'bank';
  readonly isAutomatic?: boolean;
  readonly failure?: FundingFailure;
}

/** Funds of months that are over; the last of the card's did not come, which ended the auto-reload. */
const PLANS: readonly FundPlan[] = [
  { asked: [5, 4], cents: 120_000, by: 'card' },
  { asked: [5, 17], cents: RELOAD.amountCents, by: 'card', isAutomatic: true },
  { asked: [4, 9], cents: RELOAD.amountCents, by: 'card', isAutomatic: true },
  {
    asked: [3, 3],
    cents: RELOAD.amountCents,
    by: 'card',
    isAutomatic: true,
    failure: 'cardRefused',
  },
  { asked: [3, 4], cents: 150_000, by: 'bank' },
  { asked: [1, 7], cents: 75_000, by: 'bank' },
];

interface Till {
  readonly random: Random;
  readonly account: DemoAccount;
  readonly running: CalendarDate;
  readonly by: string;
  readonly methods: Readonly<Record<FundPlan['by'], string>>;
}

const dayIn = ({ running }: Pick<Till, 'running'>, [monthsAgo, day]: FundPlan['asked']) =>
  running.subtract({ months: monthsAgo }).set({ day });
const instantOf = (day: CalendarDate): string => new Date(officeTime(day)).toISOString();
const feeOf = ({ cents, by }: FundPlan): number => fundFeeCents(cents, FUND_FEE_BASIS_POINTS[by]);

/** The card that was used until its bank refused it. */
function cardRow(
  till: Pick<Till, 'random' | 'account' | 'running' | 'by'>,
): Row<'funding_methods'> {
  const added = dayIn(till, [CARD_FROM.monthsAgo, CARD_FROM.day]);
  const refused = PLANS.find(({ failure }) => failure !== undefined)?.asked ?? [0, 1];
  return {
    account_id: till.account.id,
    id: demoId(till.random, officeTime(added)),
    type: 'card',
    state: 'active',
    name: 'Visa',
    last4: '1881',
    expires_on: null,
    token: SANDBOX_CARD_TOKEN,
    reference: null,
    tries_left: null,
    added_at: instantOf(added),
    added_by: till.by,
    usable_from: instantOf(added),
    removed_at: new Date(officeTime(dayIn(till, refused)) + MILLISECONDS_PER_DAY / 4).toISOString(),
    version: 2,
  };
}

/** The transfer as the books number it later. */
function fundRow(till: Till, plan: FundPlan): Omit<Row<'transfers'>, 'transfer_number'> {
  const asked = dayIn(till, plan.asked);
  const ended = instantOf(asked.add({ days: CLEARING_DAYS }));
  const { failure = null } = plan;
  return {
    account_id: till.account.id,
    id: demoId(till.random, officeTime(asked)),
    purpose: 'funds',
    stage: failure === null ? 'settled' : 'failed',
    method_id: till.methods[plan.by],
    amount_cents: plan.cents,
    fee_cents: feeOf(plan),
    currency: 'USD',
    pay_on: null,
    submitted_at: instantOf(asked),
    received_on: asked.toString(),
    posted_at: failure === null ? ended : null,
    ended_at: failure === null ? null : ended,
    failure,
    return_code: null,
    asked_by: plan.isAutomatic ? null : till.by,
    version: 4,
  };
}

/** Funds are there once they settled; the fee is a movement of its own. */
function entryRows(
  { random, account }: Till,
  plan: FundPlan,
  { id, posted_at: postedAt, amount_cents: cents, fee_cents: fee }: ReturnType<typeof fundRow>,
): Row<'ledger_entries'>[] {
  if (postedAt === null) return [];
  const enteredOn = dayOf(account.plan.timeZone, Date.parse(postedAt));
  const move = (parts: Pick<DemoMovement, 'kind' | 'sides'>) =>
    movementRows(random, {
      accountId: account.id,
      at: Date.parse(postedAt),
      enteredOn,
      referenceId: id,
      ...parts,
    });
  const charged = cents + fee;
  const funded = move({
    kind: 'funding',
    sides: between('cash', 'receivable', charged),
  });
  if (feeOf(plan) === 0) return funded;
  return funded.concat(
    move({
      kind: 'fee.funding',
      sides: between('receivable', 'fees', fee),
    }),
  );
}

/** Who agreed to the fees of the card: once for one time, and for each time until it ended. */
function consentRows(till: Till, userId: string, endedAt: string): Row<'fee_consents'>[] {
  const agreed = dayIn(till, [CARD_FROM.monthsAgo, CARD_FROM.day]);
  const points = FUND_FEE_BASIS_POINTS.card;
  const consent = (cents: number, isStanding: boolean): Row<'fee_consents'> => ({
    account_id: till.account.id,
    id: demoId(till.random, officeTime(agreed)),
    fee_key: 'fee.funding',
    fee_cents: fundFeeCents(cents, points),
    basis_points: isStanding ? points : null,
    is_monthly: false,
    edition: CONSENT_EDITION,
    user_id: userId,
    agreed_by: till.by,
    agreed_at: instantOf(agreed),
    ended_by: isStanding ? till.by : null,
    ended_at: isStanding ? endedAt : null,
  });
  return [consent(PLANS[0]?.cents ?? 0, false), consent(RELOAD.amountCents, true)];
}

/**
 * Funds of an account that has them: a card that was charged and refused, what the bank sent, and an
 * auto-reload that waits to be turned on again.
 */
export function fundRows(
  random: Random,
  account: DemoAccount,
  {
    bankId,
    by,
    userId,
    now,
  }: {
    readonly bankId: string;
    readonly by: string;
    readonly userId: string | null;
    readonly now: number;
  },
) {
  const none = { methods: [], transfers: [], entries: [], settings: [], consents: [] };
  if (userId === null || !account.plan.features.includes('funds')) return none;
  const running = parseDate(dayOf(account.plan.timeZone, now)).set({ day: 1 });
  const card = cardRow({ random, account, running, by });
  const till: Till = { random, account, running, by, methods: { card: card.id, bank: bankId } };
  const funded = PLANS.map((plan) => ({ plan, row: fundRow(till, plan) }));
  const settings: Row<'funding_settings'> = {
    account_id: account.id,
    mode: 'preload',
    auto_is_on: false,
    auto_threshold_cents: RELOAD.thresholdCents,
    auto_amount_cents: RELOAD.amountCents,
    auto_method_id: bankId,
    version: 2,
  };
  return {
    methods: [card],
    transfers: funded.map(({ row }) => row),
    entries: funded.flatMap(({ plan, row }) => entryRows(till, plan, row)),
    settings: [settings],
    consents: consentRows(till, userId, card.removed_at ?? card.added_at),
  };
}
