import { parseDateTime, toCalendarDate, parseAbsolute, toTime } from '@internationalized/date';
import {
  findProduct,
  gallons,
  isTimeOfDay,
  money,
  type PurchaseLimits,
} from '@forecourt/validation';
import { readTyped } from '../form/index.ts';

/** A purchase to try, as a call carries it. */
export interface TriedPurchase {
  /** Instant in UTC. */
  readonly at: string;
  /** Two letters. */
  readonly state: string;
  readonly acceptsLess: boolean;
  readonly lines: {
    readonly productCode: string;
    readonly amountCents: number;
    readonly milligallons: number;
  }[];
}

/** What the fields hold: text as typed. */
export interface TriedDraft {
  readonly productCode: string;
  readonly gallons: string;
  readonly amount: string;
  readonly state: string;
  readonly day: string;
  readonly time: string;
  readonly acceptsLess: boolean;
}

/** Fields that do not pass. */
export type TriedIssue = keyof TriedDraft;

const DIESEL = { productCode: '053', gallons: '60', amount: '240' };
const REGULAR = { productCode: '001', gallons: '16', amount: '60' };

/** A full tank of what these limits let a card buy, now, by the account's clock. */
export function firstDraft(
  now: Date,
  timeZone: string,
  { allowedGroups, allowedStates }: Pick<PurchaseLimits, 'allowedGroups' | 'allowedStates'>,
): TriedDraft {
  const here = parseAbsolute(now.toISOString(), timeZone);
  return {
    ...(allowedGroups === null || allowedGroups.includes('diesel') ? DIESEL : REGULAR),
    state: allowedStates?.[0] ?? '',
    day: toCalendarDate(here).toString(),
    time: toTime(here).toString().slice(0, 5),
    acceptsLess: true,
  };
}

const isByGallon = (code: string) => findProduct(code)?.unit === 'gal';

/** The fields that are empty or wrong. */
export function issuesOfTried(draft: TriedDraft): readonly TriedIssue[] {
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

/** The purchase that the fields stand for; only for those without issues. */
export function triedOf(draft: TriedDraft, timeZone: string): TriedPurchase {
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
