import { reason, type Reason } from '../core/issue.ts';

/** What stands against earning and redeeming at all. [REWARD-01, MSG-60] */
export const enrolmentReasons = (account: { readonly isEnrolled: boolean }): Reason[] =>
  account.isEnrolled ? [] : [reason('rewards.notEnrolled')];
