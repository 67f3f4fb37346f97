import type { ExpressCheckDraft, ExpressFeeMode } from '@forecourt/validation';

/** A check of the demo. */
export interface CheckPlan {
  /** When it was issued: months before the running one, and the day. */
  readonly issued: readonly [monthsAgo: number, day: number];
  readonly draft: Omit<ExpressCheckDraft, 'fleetId' | 'feeMode'>;
  readonly fleet: string;
  readonly feeMode?: ExpressFeeMode;
  /** The outcome, this many days later; left out: none yet. */
  readonly later?: readonly [what: 'registered' | 'cashed' | 'blocked' | 'onHold', days: number];
}

const draft = (
  amountCents: number,
  payeeName: string,
  purpose: ExpressCheckDraft['purpose'],
  reference: string,
): CheckPlan['draft'] => ({ amountCents, payeeName, purpose, reference });

/** Checks of months that are over, so that each is on a bill; in every state. */
export const CHECK_PLANS: readonly CheckPlan[] = [
  {
    issued: [4, 6],
    draft: draft(18_500, 'Pecos Valley Lumpers', 'lumper', 'Load 88214'),
    fleet: 'LH',
    later: ['cashed', 1],
  },
  {
    issued: [4, 19],
    draft: draft(64_000, 'Amarillo Tire & Axle', 'tires', 'Unit 117'),
    fleet: 'LH',
    later: ['cashed', 3],
  },
  {
    issued: [3, 3],
    draft: draft(7_250, 'Red River Scales', 'scale', 'Unit 104'),
    fleet: 'LH',
    feeMode: 'less',
    later: ['onHold', 2],
  },
  {
    issued: [3, 11],
    draft: draft(22_000, 'Ozark Dock Services', 'lumper', 'Load 90133'),
    fleet: 'RG',
    later: ['blocked', 1],
  },
  {
    issued: [2, 8],
    draft: draft(41_575, 'Tulsa Roadside Repair', 'repair', 'Unit 209'),
    fleet: 'RG',
    later: ['registered', 1],
  },
  {
    issued: [2, 21],
    draft: draft(12_000, 'Pecos Valley Lumpers', 'lumper', 'Load 91870'),
    fleet: 'LH',
    later: ['cashed', 2],
  },
  { issued: [1, 5], draft: draft(9_000, 'New Mexico Permits', 'permit', 'Unit 121'), fleet: 'LH' },
  {
    issued: [1, 16],
    draft: draft(30_000, 'Caddo Freight Handlers', 'advance', 'Trip 5521'),
    fleet: 'RG',
    feeMode: 'less',
  },
];
/** Of a dearer one that was asked for, nothing came. */
export const DECLINED_PLAN: CheckPlan = {
  issued: [2, 12],
  draft: draft(95_000, 'Caddo Freight Handlers', 'advance', 'Trip 5402'),
  fleet: 'RG',
};
