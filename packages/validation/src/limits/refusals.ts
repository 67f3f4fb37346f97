import type { MessageKey } from '../messages/keys.ts';

/** What stands against a change of limits besides their rules: it meets what others did or what there is. */
export const LIMIT_REFUSALS = {
  profileNameTaken: 'profile.nameTaken',
  profileOfOtherFleets: 'profile.otherFleets',
  defaultOfOtherFleets: 'profile.defaultOtherFleets',
  sameProfile: 'profile.sameProfile',
  allowanceExists: 'allowance.exists',
  allowanceOver: 'allowance.over',
  fitCardGone: 'limitsFit.cardGone',
  fitCardChanged: 'limitsFit.cardChanged',
} as const satisfies Readonly<Record<string, MessageKey>>;
