import { reason, type Reason } from '../core/issue.ts';

/** Why points cannot be earned or redeemed. [REWARD-01, MSG-60] */
export const enrolmentReasons = (account: { readonly isEnrolled: boolean }): Reason[] =>
  account.isEnrolled ? [] : [reason('rewards.notEnrolled')];
