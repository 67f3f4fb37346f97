import { parseDateTime, toCalendarDate, parseAbsolute, toTime } from '@internationalized/date';
import {
  findProduct,
  gallons,
  isTimeOfDay,
  money,
  type PurchaseLimits,
} from '@forecourt/validation';
import { readTyped } from '../form/index.ts';

/** A trial purchase, as sent to the gateway. */
export interface TrialPurchase {
  /** UTC instant. */
  readonly at: string;
  /** Two-letter code. */
  readonly state: string;
  readonly acceptsLess: boolean;
  readonly lines: {
    readonly productCode: string;
    readonly amountCents: number;
    readonly milligallons: number;
  }[];
}

/** The form's field values, as typed. */
export interface TrialDraft {
  readonly productCode: string;
  readonly gallons: string;
  readonly amount: string;
  readonly state: string;
  readonly day: string;
  readonly time: string;
  readonly acceptsLess: boolean;
}

/** A field that is missing or invalid. */
export type TrialIssue = keyof TrialDraft;

const DIESEL = { productCode: '053', gallons: '60', amount: '240' };
const REGULAR = { productCode: '001', gallons: '16', amount: '60' };

/** Default draft: a full tank that the limits allow, now, in the account's time zone. */
export function firstDraft(
  now: Date,
  timeZone: string,
  { allowedGroups, allowedStates }: Pick<PurchaseLimits, 'allowedGroups' | 'allowedStates'>,
): TrialDraft {
  const localNow = parseAbsolute(now.toISOString(), timeZone);
  return {
    ...(allowedGroups === null || allowedGroups.includes('diesel') ? DIESEL : REGULAR),
    state: allowedStates?.[0] ?? '',
    day: toCalendarDate(localNow).toString(),
    time: toTime(localNow).toString().slice(0, 5),
    acceptsLess: true,
  };
}

const isByGallon = (code: string) => findProduct(code)?.unit === 'gal';

/** Returns the fields that are missing or invalid. */
export function trialIssues(draft: TrialDraft): readonly TrialIssue[] {
  const cents = readTyped(money, draft.amount);
  const fuel = readTyped(gallons, draft.gallons);
  return [
    ...(draft.productCode === '' ? (['productCode'] as const) : []),
    ...(isByGallon(draft.productCode) && !(fuel !== null && fuel > 0)
      ? (['gallons'] as const)
      : []),
    ...(cents !== null && cents > 0 ? [] : (['amount'] as const)),
    ...(draft.state === '' ? (['state'] as const) : []),
    ...(draft.day === '' ? (['day'] as const) : []),
    ...(isTimeOfDay(draft.time.trim()) ? [] : (['time'] as const)),
  ];
}

/** Converts a draft; requires a draft without issues. */
export function toTrialPurchase(draft: TrialDraft, timeZone: string): TrialPurchase {
  const clock = draft.time.trim().padStart(5, '0');
  return {
    at: parseDateTime(`${draft.day}T${clock}`).toDate(timeZone).toISOString(),
    state: draft.state,
    acceptsLess: draft.acceptsLess,
    lines: [
      {
        productCode: draft.productCode,
        amountCents: readTyped(money, draft.amount) ?? 0,
        milligallons: isByGallon(draft.productCode) ? (readTyped(gallons, draft.gallons) ?? 0) : 0,
      },
    ],
  };
}
