import type { ExpressCheckDraft, ExpressFeeMode } from '@forecourt/validation';
import type { PastDay } from './officeTime.ts';

type Draft = Omit<ExpressCheckDraft, 'fleetId' | 'feeMode'>;
/** An outcome, and how many days after issue it happened. */
type Outcome = readonly [what: 'registered' | 'cashed' | 'blocked' | 'onHold', days: number];

/** The plan for one of the demo's checks. */
export interface CheckPlan {
  readonly issued: PastDay;
  /** The fleet's code. */
  readonly fleet: string;
  readonly draft: Draft;
  /** `null` if there is no outcome yet. */
  readonly later: Outcome | null;
  readonly feeMode: ExpressFeeMode;
}

const check = (
  issued: PastDay,
  fleet: string,
  draft: readonly [cents: number, payee: string, purpose: Draft['purpose'], reference: string],
  later: Outcome | null = null,
  feeMode: ExpressFeeMode = 'plus',
): CheckPlan => {
  const [amountCents, payeeName, purpose, reference] = draft;
  return { issued, fleet, draft: { amountCents, payeeName, purpose, reference }, later, feeMode };
};

/** Checks in every state, from past months so that each is on a bill. */
export const CHECK_PLANS: readonly CheckPlan[] = [
  check([4, 6], 'LH', [18_500, 'Pecos Valley Lumpers', 'lumper', 'Load 88214'], ['cashed', 1]),
  check([4, 19], 'LH', [64_000, 'Amarillo Tire & Axle', 'tires', 'Unit 117'], ['cashed', 3]),
  check([3, 3], 'LH', [7_250, 'Red River Scales', 'scale', 'Unit 104'], ['onHold', 2], 'less'),
  check([3, 11], 'RG', [22_000, 'Ozark Dock Services', 'lumper', 'Load 90133'], ['blocked', 1]),
  check([2, 8], 'RG', [41_575, 'Tulsa Roadside Repair', 'repair', 'Unit 209'], ['registered', 1]),
  check([2, 21], 'LH', [12_000, 'Pecos Valley Lumpers', 'lumper', 'Load 91870'], ['cashed', 2]),
  check([1, 5], 'LH', [9_000, 'New Mexico Permits', 'permit', 'Unit 121']),
  check([1, 16], 'RG', [30_000, 'Caddo Freight Handlers', 'advance', 'Trip 5521'], null, 'less'),
];
/** A larger check whose request was declined. */
export const DECLINED_PLAN = check([2, 12], 'RG', [
  95_000,
  'Caddo Freight Handlers',
  'advance',
  'Trip 5402',
]);
