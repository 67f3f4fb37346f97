import { reason, type Reason } from '../core/issue.ts';
import { flag, read, shape } from '../core/shape.ts';
import { readDecimal } from '../money/readDecimal.ts';

/** Upper bound of the daily unblocks that a card can be allowed. */
export const ONE_CLICK_UNBLOCKS_PER_DAY_MAX = 10;

/** Daily unblocks of a card until someone changes the setting. */
export const ONE_CLICK_UNBLOCKS_PER_DAY_DEFAULT = 1;

/** Daily unblocks as typed, 0 to 10. [GW-22] */
export const oneClickUnblocks = read<number>((input) => {
  const result = readDecimal(input, 0, 'value.invalid');
  return 'value' in result && result.value > ONE_CLICK_UNBLOCKS_PER_DAY_MAX
    ? { key: 'value.between', params: { min: 0, max: ONE_CLICK_UNBLOCKS_PER_DAY_MAX } }
    : result;
});

/** A card's One Click preferences, as typed. [GW-22] */
export const oneClickPreferences = shape({
  isOn: flag,
  unblocksPerDayMax: oneClickUnblocks,
});

export interface OneClickFacts {
  readonly isEnrolled: boolean;
  readonly isOn: boolean;
  readonly unblocksPerDayMax: number;
  readonly unblocksToday: number;
}

/** Why One Click cannot release a card from hold; `null` if it can. [FLAG-28] */
export function oneClickRefusal(facts: OneClickFacts): Reason | null {
  if (!facts.isEnrolled) return reason('oneClick.notEnrolled');
  if (!facts.isOn) return reason('oneClick.off');
  return facts.unblocksToday < facts.unblocksPerDayMax
    ? null
    : reason('oneClick.usedUp', { max: facts.unblocksPerDayMax });
}
