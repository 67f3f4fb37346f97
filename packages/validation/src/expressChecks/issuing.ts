import type { FieldIssue } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';
import { EXPRESS_DUPLICATE_HOURS } from './constants.ts';
import type { ExpressFeeMode, ExpressFleetConfig } from './expressCheck.ts';

/** What a check costs, in cents. */
export interface ExpressCharges {
  readonly feeCents: number;
  /** What the payee gets. */
  readonly payeeCents: number;
  /** What the account pays. */
  readonly chargedCents: number;
}

/** The charges of a check of `amountCents`, with the fee on top of the amount or out of it. */
export function expressCharges(
  amountCents: number,
  feeMode: ExpressFeeMode,
  feeCents: number,
): ExpressCharges {
  const payeeCents = feeMode === 'plus' ? amountCents : amountCents - feeCents;
  return { feeCents, payeeCents, chargedCents: payeeCents + feeCents };
}

/** What there is to issue from. */
export interface ExpressStanding {
  readonly limits: Pick<ExpressFleetConfig, 'maxTransactionCents' | 'dailyTransactionCents'>;
  readonly feeCents: number;
  /** What payees of checks of the fleet got today; a check put on hold does not count. */
  readonly issuedTodayCents: number;
  /** The person's own daily limit; null: none. [EXPR-06] */
  readonly personDailyCents: number | null;
  /** The same sum of the person alone. */
  readonly personTodayCents: number;
  readonly availableCents: number;
}

const above = (
  cents: number,
  key: Extract<FieldIssue['key'], `expressCheck.above${string}`>,
  maxCents: number,
): FieldIssue[] =>
  cents > maxCents
    ? [{ path: 'amountCents', key, params: { maxCents: Math.max(0, maxCents) } }]
    : [];

/**
 * Why a check cannot be issued: nothing would be left for the payee, or a limit of the check, the day,
 * the person or the account is exceeded. [EXPR-05 to EXPR-07]
 */
export function expressIssueReasons(
  amountCents: number,
  feeMode: ExpressFeeMode,
  standing: ExpressStanding,
): FieldIssue[] {
  const { limits, feeCents, personDailyCents } = standing;
  const { payeeCents, chargedCents } = expressCharges(amountCents, feeMode, feeCents);
  if (payeeCents <= 0) {
    return [{ path: 'amountCents', key: 'expressCheck.nothingLeft', params: { feeCents } }];
  }
  const dayLeft = limits.dailyTransactionCents - standing.issuedTodayCents;
  return [
    ...above(payeeCents, 'expressCheck.aboveCheck', limits.maxTransactionCents),
    ...above(payeeCents, 'expressCheck.aboveDay', dayLeft),
    ...(personDailyCents === null
      ? []
      : above(
          payeeCents,
          'expressCheck.abovePerson',
          personDailyCents - standing.personTodayCents,
        )),
    ...above(chargedCents, 'expressCheck.aboveAvailable', standing.availableCents),
  ];
}

/** Whether another person has to approve the check. */
export const needsSecondPerson = (
  amountCents: number,
  { approvalAboveCents }: Pick<ExpressFleetConfig, 'approvalAboveCents'>,
): boolean => amountCents > approvalAboveCents;

/** Payees are the same however their name is written. */
export const samePayee = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string) => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** From when on checks count as possible duplicates of one that is issued now. */
export const duplicatesSince = (now: Date): Date =>
  new Date(now.getTime() - EXPRESS_DUPLICATE_HOURS * 3_600_000);

/** Why something cannot be done to an express check, besides its lifecycle and its limits. */
export const EXPRESS_REFUSALS = {
  duplicate: 'expressCheck.duplicate',
  codeShown: 'expressCheck.codeShown',
  notIssuer: 'expressCheck.notIssuer',
  codeWrong: 'expressCheck.codeWrong',
  decided: 'expressCheck.decided',
  requesterGone: 'expressCheck.requesterGone',
  notGrantable: 'expressCheck.notGrantable',
} as const satisfies Record<string, MessageKey>;
