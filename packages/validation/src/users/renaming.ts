import { reason, type Reason } from '../core/issue.ts';

/** What decides whether an administrator may change how someone is called. */
export interface RenameStanding {
  /** Their own user: their own profile does that. */
  readonly isSelf: boolean;
  /** They are in accounts whose users the administrator does not manage; they have one name in all. */
  readonly isElsewhere: boolean;
  /** Someone of the provider. */
  readonly isInternal: boolean;
}

/** What stands against changing another person's first and last name. [USER-01, ROLE-23] */
export function renameReasons({ isSelf, isElsewhere, isInternal }: RenameStanding): Reason[] {
  return [
    ...(isSelf ? [reason('user.self')] : []),
    ...(isElsewhere ? [reason('user.elsewhere')] : []),
    ...(isInternal ? [reason('user.internal')] : []),
  ];
}
