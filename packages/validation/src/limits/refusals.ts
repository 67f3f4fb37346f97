import type { MessageKey } from '../messages/keys.ts';

/** Reasons against a change of limits that depend on stored data or concurrent changes. */
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
