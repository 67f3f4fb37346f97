import * as z from 'zod/mini';
import {
  across,
  requiredChoice,
  digitText,
  flag,
  id,
  instant,
  lineText,
  list,
  natural,
  nullable,
  oneOf,
  shape,
  text,
} from '../core/shape.ts';
import {
  expressAboveDay,
  expressCheckCents,
  expressDailyLimitCents,
} from '../money/expressAmounts.ts';
import {
  EXPRESS_CHECK_NUMBER_DIGITS_MAX,
  EXPRESS_CHECK_NUMBER_DIGITS_MIN,
  EXPRESS_CODE_DIGITS,
  EXPRESS_PAYEE_CHARACTERS_MAX,
  EXPRESS_REFERENCE_CHARACTERS_MAX,
} from './constants.ts';
import { expressCheckState } from './lifecycle.ts';

/** `plus`: the fee is added to the amount; `less`: it is deducted. */
export const EXPRESS_FEE_MODES = ['plus', 'less'] as const;
export const expressFeeMode = oneOf(EXPRESS_FEE_MODES);
export type ExpressFeeMode = z.infer<typeof expressFeeMode>;

/** Purposes of express checks. */
export const EXPRESS_PURPOSES = [
  'lumper',
  'repair',
  'tires',
  'tolls',
  'scale',
  'permit',
  'advance',
  'other',
] as const;
export const expressPurpose = oneOf(EXPRESS_PURPOSES);
export type ExpressPurpose = z.infer<typeof expressPurpose>;
/** The message key for a purpose's name. */
export const expressPurposeKey = (purpose: ExpressPurpose) => `expressPurpose.${purpose}` as const;
/** The message key for a state's name. */
export const expressCheckStateKey = (state: z.infer<typeof expressCheckState>) =>
  `expressCheckState.${state}` as const;

/** The form for issuing a check. [EXPR-05] */
export const expressCheckDraft = shape({
  fleetId: id,
  amountCents: expressCheckCents,
  feeMode: expressFeeMode,
  payeeName: lineText(EXPRESS_PAYEE_CHARACTERS_MAX, 'expressCheck.payeeRequired'),
  purpose: requiredChoice(EXPRESS_PURPOSES, 'expressCheck.purposeRequired'),
  /** A load, a unit, or anything else that helps find the check; blank if none. */
  reference: text(EXPRESS_REFERENCE_CHARACTERS_MAX).check(z.trim()),
});
export type ExpressCheckDraft = z.infer<typeof expressCheckDraft>;

/** The code that a payee has, with or without spaces. */
export const expressCode = digitText({
  minDigits: EXPRESS_CODE_DIGITS,
  maxDigits: EXPRESS_CODE_DIGITS,
  missing: 'expressCheck.codeRequired',
  invalid: 'expressCheck.codeDigits',
});
/** The number printed on the paper check. */
export const expressCheckNumber = digitText({
  minDigits: EXPRESS_CHECK_NUMBER_DIGITS_MIN,
  maxDigits: EXPRESS_CHECK_NUMBER_DIGITS_MAX,
  missing: 'expressCheck.numberRequired',
  invalid: 'expressCheck.numberDigits',
});

/** An express check. Only the last four digits of its code are included. [ENT-40] */
export const expressCheck = shape({
  checkId: id,
  /** Number shown to people; sequential per account. */
  sequenceNumber: text(12),
  codeLast4: text(4),
  status: expressCheckState,
  /** The amount that the payee receives. */
  amountCents: natural,
  feeCents: natural,
  feeMode: expressFeeMode,
  currency: text(3),
  payeeName: text(EXPRESS_PAYEE_CHARACTERS_MAX),
  purpose: expressPurpose,
  reference: text(EXPRESS_REFERENCE_CHARACTERS_MAX),
  fleetId: id,
  fleetName: text(80),
  issuedAt: instant,
  issuedBy: text(120),
  /** The second person who approved it, if one had to. */
  approvedBy: nullable(text(120)),
  /** When the issuer loses access to its code; `null` if it was not viewed yet. */
  codeShownUntil: nullable(instant),
  /** Whether the current user issued it, and so may view its code. */
  isOwn: flag,
  registeredAt: nullable(instant),
  checkNumber: nullable(text(EXPRESS_CHECK_NUMBER_DIGITS_MAX)),
  cashedAt: nullable(instant),
  cashedWhere: nullable(text(120)),
  version: natural,
});
export type ExpressCheck = z.infer<typeof expressCheck>;

/** A check above the amount that one person may issue: it awaits a second person's approval. */
export const EXPRESS_REQUEST_STATES = ['waiting', 'approved', 'declined'] as const;
export const expressRequest = shape({
  requestId: id,
  state: oneOf(EXPRESS_REQUEST_STATES),
  amountCents: natural,
  feeMode: expressFeeMode,
  payeeName: text(EXPRESS_PAYEE_CHARACTERS_MAX),
  purpose: expressPurpose,
  reference: text(EXPRESS_REFERENCE_CHARACTERS_MAX),
  fleetId: id,
  fleetName: text(80),
  requestedAt: instant,
  requestedBy: text(120),
  /** Whether the current user requested it, and so cannot approve it. */
  isOwn: flag,
  /** The resulting check. */
  checkId: nullable(id),
  version: natural,
});
export type ExpressRequest = z.infer<typeof expressRequest>;

/** A fleet's settings for express checks. [EXPR-05, EXPR-07] */
export const expressFleetConfig = shape({
  maxTransactionCents: expressCheckCents,
  dailyTransactionCents: expressCheckCents,
  approvalAboveCents: expressCheckCents,
  feeMode: expressFeeMode,
}).check(
  across<{ maxTransactionCents: number; dailyTransactionCents: number }>((value) =>
    expressAboveDay('maxTransactionCents', value.maxTransactionCents, value.dailyTransactionCents),
  ),
);
export type ExpressFleetConfig = z.infer<typeof expressFleetConfig>;

/** Express check permissions that are granted individually. [EXPR-10] */
export const EXPRESS_GRANTS = [
  'expressChecks.issue',
  'expressChecks.approve',
  'expressChecks.changeStatus',
] as const;
export const expressGrant = oneOf(EXPRESS_GRANTS);
export type ExpressGrant = z.infer<typeof expressGrant>;

/** A person's limits and permissions for express checks. [EXPR-06, EXPR-10] */
export const expressPersonLimits = shape({
  /** `null` means that only the fleet's limits apply. */
  dailyLimitCents: nullable(expressDailyLimitCents),
  permissions: list(expressGrant),
});
export type ExpressPersonLimits = z.infer<typeof expressPersonLimits>;
