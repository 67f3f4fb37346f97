import { reason, type Reason } from '../core/issue.ts';

/** Unblocks that a card can be allowed in one day. */
export const ONE_CLICK_UNBLOCKS_PER_DAY_MAX = 10;

/** What a card is allowed until someone sets it. */
export const ONE_CLICK_UNBLOCKS_PER_DAY_DEFAULT = 1;

export interface OneClickFacts {
  readonly isEnrolled: boolean;
  readonly isOn: boolean;
  readonly unblocksPerDayMax: number;
  readonly unblocksToday: number;
}

/** Why a card cannot be taken from hold by One Click; null: it can. [FLAG-28] */
export function oneClickRefusal(facts: OneClickFacts): Reason | null {
  if (!facts.isEnrolled) return reason('oneClick.notEnrolled');
  if (!facts.isOn) return reason('oneClick.off');
  return facts.unblocksToday < facts.unblocksPerDayMax
    ? null
    : reason('oneClick.usedUp', { max: facts.unblocksPerDayMax });
}
