import {
  FUND_FEE_BASIS_POINTS,
  fundFeeCents,
  MILLISECONDS_PER_DAY,
  type FundingFailure,
} from '@forecourt/validation';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { between } from '../../ledger/postMovement.ts';
import { SANDBOX_CARD_TOKEN } from '../../payments/sandbox/sandboxTokens.ts';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { DemoAccount } from '../fleet/account.ts';
import { dayOf } from '../purchases/record.ts';
import { officeMovement } from './ledger.ts';
import { officeInstant, officeTime, pastDay, type PastDay } from './officeTime.ts';

/** Edition of the fee terms in effect at the time. */
const CONSENT_EDITION = '2026-01';
const CARD_FROM: PastDay = [5, 4];
const RELOAD = { thresholdCents: 50_000, amountCents: 200_000 };
const CLEARING_DAYS = 1;

interface FundPlan {
  readonly requestedOn: PastDay;
  readonly cents: number;
  readonly by: 'card' | 'bank';
  readonly isAutomatic?: boolean;
  readonly failure?: FundingFailure;
}

const RELOADED = { cents: RELOAD.amountCents, by: 'card', isAutomatic: true } as const;
/** Funding in past months. The card's last charge failed, which turned off auto-reload. */
const PLANS: readonly FundPlan[] = [
  { requestedOn: CARD_FROM, cents: 120_000, by: 'card' },
  { ...RELOADED, requestedOn: [5, 17] },
  { ...RELOADED, requestedOn: [4, 9] },
  { ...RELOADED, requestedOn: [3, 3], failure: 'cardRefused' },
  { requestedOn: [3, 4], cents: 150_000, by: 'bank' },
  { requestedOn: [1, 7], cents: 75_000, by: 'bank' },
];

interface FundingContext {
  readonly random: Random;
  readonly account: DemoAccount;
  readonly running: CalendarDate;
  readonly by: string;
  readonly methods: Readonly<Record<FundPlan['by'], string>>;
}

/** The card that was charged until its bank declined. */
function cardRow(
  context: Pick<FundingContext, 'random' | 'account' | 'running' | 'by'>,
): Row<'funding_methods'> {
  const addedOn = pastDay(context.running, CARD_FROM);
  const declinedOn = PLANS.find(({ failure }) => failure !== undefined)?.requestedOn ?? [0, 1];
  const removedAt = officeTime(pastDay(context.running, declinedOn)) + MILLISECONDS_PER_DAY / 4;
  return {
    account_id: context.account.id,
    id: demoId(context.random, officeTime(addedOn)),
    type: 'card',
    state: 'active',
    name: 'Visa',
    last4: '1881',
    expires_on: null,
    token: SANDBOX_CARD_TOKEN,
    reference: null,
    tries_left: null,
    added_at: officeInstant(addedOn),
    added_by: context.by,
    usable_from: officeInstant(addedOn),
    removed_at: new Date(removedAt).toISOString(),
    version: 2,
  };
}

/** The transfer's row, without its number. */
function fundRow(
  context: FundingContext,
  plan: FundPlan,
): Omit<Row<'transfers'>, 'transfer_number'> {
  const requestedOn = pastDay(context.running, plan.requestedOn);
  const endedAt = officeInstant(requestedOn.add({ days: CLEARING_DAYS }));
  const { failure = null } = plan;
  return {
    account_id: context.account.id,
    id: demoId(context.random, officeTime(requestedOn)),
    purpose: 'funds',
    stage: failure === null ? 'settled' : 'failed',
    method_id: context.methods[plan.by],
    amount_cents: plan.cents,
    fee_cents: fundFeeCents(plan.cents, FUND_FEE_BASIS_POINTS[plan.by]),
    currency: 'USD',
    pay_on: null,
    submitted_at: officeInstant(requestedOn),
    received_on: requestedOn.toString(),
    posted_at: failure === null ? endedAt : null,
    ended_at: failure === null ? null : endedAt,
    failure,
    return_code: null,
    asked_by: plan.isAutomatic ? null : context.by,
    version: 4,
  };
}

/** Entries of funding once it settled. The fee is a separate movement. */
function entryRows(
  { random, account, running }: FundingContext,
  plan: FundPlan,
  { id: referenceId, posted_at, amount_cents: cents, fee_cents: fee }: ReturnType<typeof fundRow>,
): Row<'ledger_entries'>[] {
  if (posted_at === null) return [];
  const postedOn = pastDay(running, plan.requestedOn).add({ days: CLEARING_DAYS });
  const entries = officeMovement(random, account, postedOn, {
    kind: 'funding',
    referenceId,
    lines: between('cash', 'receivable', cents + fee),
  });
  if (fee === 0) return entries;
  const lines = between('receivable', 'fees', fee);
  return entries.concat(
    officeMovement(random, account, postedOn, { kind: 'fee.funding', referenceId, lines }),
  );
}

/** Consents to the card's fees: one for a single charge, and a standing one until it ended. */
function consentRows(
  context: FundingContext,
  userId: string,
  endedAt: string,
): Row<'fee_consents'>[] {
  const agreedOn = pastDay(context.running, CARD_FROM);
  const points = FUND_FEE_BASIS_POINTS.card;
  const consent = (cents: number, isStanding: boolean): Row<'fee_consents'> => ({
    account_id: context.account.id,
    id: demoId(context.random, officeTime(agreedOn)),
    fee_key: 'fee.funding',
    fee_cents: fundFeeCents(cents, points),
    basis_points: isStanding ? points : null,
    is_monthly: false,
    is_per_card: false,
    edition: CONSENT_EDITION,
    user_id: userId,
    agreed_by: context.by,
    agreed_at: officeInstant(agreedOn),
    ended_by: isStanding ? context.by : null,
    ended_at: isStanding ? endedAt : null,
  });
  return [consent(PLANS[0]?.cents ?? 0, false), consent(RELOAD.amountCents, true)];
}

/**
 * Funding of an account with the feature: a card that was charged, then declined; bank transfers;
 * and an auto-reload that someone has to turn back on.
 */
export function fundRows(
  random: Random,
  account: DemoAccount,
  options: Pick<FundingContext, 'by'> & {
    readonly bankId: string;
    readonly userId: string | null;
    readonly now: number;
  },
) {
  const { bankId, by, userId, now } = options;
  const empty = {
    funding_methods: [],
    funding_settings: [],
    fee_consents: [],
    transfers: [],
    entries: [],
  };
  if (userId === null || !account.plan.features.includes('funds')) return empty;
  const running = parseDate(dayOf(account.plan.timeZone, now)).set({ day: 1 });
  const card = cardRow({ random, account, running, by });
  const context: FundingContext = {
    random,
    account,
    running,
    by,
    methods: { card: card.id, bank: bankId },
  };
  const transfers = PLANS.map((plan) => ({ plan, row: fundRow(context, plan) }));
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
    funding_methods: [card],
    transfers: transfers.map(({ row }) => row),
    entries: transfers.flatMap(({ plan, row }) => entryRows(context, plan, row)),
    funding_settings: [settings],
    fee_consents: consentRows(context, userId, card.removed_at ?? card.added_at),
  };
}
