import type { FieldIssue } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';
import { EXPRESS_DUPLICATE_HOURS } from './constants.ts';
import type { ExpressFeeMode, ExpressFleetConfig } from './expressCheck.ts';

/** The cost of a check, in cents. */
export interface ExpressCharges {
  readonly feeCents: number;
  /** The amount that the payee receives. */
  readonly payeeCents: number;
  /** The amount charged to the account. */
  readonly chargedCents: number;
}

/** The charges for a check of `amountCents`, with the fee added or deducted. */
export function expressCharges(
  amountCents: number,
  feeMode: ExpressFeeMode,
  feeCents: number,
): ExpressCharges {
  const payeeCents = feeMode === 'plus' ? amountCents : amountCents - feeCents;
  return { feeCents, payeeCents, chargedCents: payeeCents + feeCents };
}

/** Limits and amounts that determine what can be issued. */
export interface ExpressAvailability {
  readonly limits: Pick<ExpressFleetConfig, 'maxTransactionCents' | 'dailyTransactionCents'>;
  readonly feeCents: number;
  /** Total issued to payees in the fleet today, excluding checks put on hold. */
  readonly issuedTodayCents: number;
  /** The person's own daily limit; `null` if none. [EXPR-06] */
  readonly personDailyCents: number | null;
  /** The same total for this person alone. */
  readonly personTodayCents: number;
  readonly availableCents: number;
}

const aboveLimit = (
  cents: number,
  key: Extract<FieldIssue['key'], `expressCheck.above${string}`>,
  maxCents: number,
): FieldIssue[] =>
  cents > maxCents
    ? [{ path: 'amountCents', key, params: { maxCents: Math.max(0, maxCents) } }]
    : [];

/**
 * Why a check cannot be issued: nothing would be left for the payee, or a limit of the check, the
 * day, the person, or the account is exceeded. [EXPR-05 to EXPR-07]
 */
export function expressIssueReasons(
  amountCents: number,
  feeMode: ExpressFeeMode,
  availability: ExpressAvailability,
): FieldIssue[] {
  const { limits, feeCents, personDailyCents } = availability;
  const { payeeCents, chargedCents } = expressCharges(amountCents, feeMode, feeCents);
  if (payeeCents <= 0) {
    return [{ path: 'amountCents', key: 'expressCheck.nothingLeft', params: { feeCents } }];
  }
  const remainingToday = limits.dailyTransactionCents - availability.issuedTodayCents;
  return [
    ...aboveLimit(payeeCents, 'expressCheck.aboveCheck', limits.maxTransactionCents),
    ...aboveLimit(payeeCents, 'expressCheck.aboveDay', remainingToday),
    ...(personDailyCents === null
      ? []
      : aboveLimit(
          payeeCents,
          'expressCheck.abovePerson',
          personDailyCents - availability.personTodayCents,
        )),
    ...aboveLimit(chargedCents, 'expressCheck.aboveAvailable', availability.availableCents),
  ];
}

/** Whether a second person must approve the check. */
export const needsSecondPerson = (
  amountCents: number,
  { approvalAboveCents }: Pick<ExpressFleetConfig, 'approvalAboveCents'>,
): boolean => amountCents > approvalAboveCents;

/** Compares payee names, ignoring case and spacing. */
export const samePayee = (a: string, b: string): boolean => normalizedName(a) === normalizedName(b);
const normalizedName = (name: string) =>
  name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Start of the period in which checks count as possible duplicates of one issued now. */
export const duplicatesSince = (now: Date): Date =>
  new Date(now.getTime() - EXPRESS_DUPLICATE_HOURS * 3_600_000);

/** Reasons against an express check action other than its lifecycle and limits. */
export const EXPRESS_REFUSALS = {
  duplicate: 'expressCheck.duplicate',
  codeShown: 'expressCheck.codeShown',
  notIssuer: 'expressCheck.notIssuer',
  codeWrong: 'expressCheck.codeWrong',
  decided: 'expressCheck.decided',
  requesterGone: 'expressCheck.requesterGone',
  notGrantable: 'expressCheck.notGrantable',
} as const satisfies Record<string, MessageKey>;
