import { reason, type Reason } from '../core/issue.ts';

/** What decides whether an administrator may change what is a person's own in all accounts. */
export interface RenameStanding {
  /** Their own user: their own profile does that. */
  readonly isSelf: boolean;
  /** They are in accounts whose users the administrator does not manage; they have one name and one password in all. */
  readonly isElsewhere: boolean;
  /** Someone of the provider. */
  readonly isInternal: boolean;
}

/**
 * What stands against changing another person's first and last name, or helping with their
 * credentials: both are the same in every account. [USER-01, USER-20, ROLE-23]
 */
export function renameReasons({ isSelf, isElsewhere, isInternal }: RenameStanding): Reason[] {
  return [
    ...(isSelf ? [reason('user.self')] : []),
    ...(isElsewhere ? [reason('user.elsewhere')] : []),
    ...(isInternal ? [reason('user.internal')] : []),
  ];
}

/**
 * What stands against a temporary password, which an administrator knows: whoever has nothing else to
 * prove could be signed in by it, here and in every account that lets them in later. [USER-20, SCREEN-05]
 */
export const temporaryPasswordReasons = ({
  hasOwnMethod,
}: {
  /** A sign-in method of their own besides the password, and more than a question. */
  readonly hasOwnMethod: boolean;
}): Reason[] => (hasOwnMethod ? [] : [reason('user.passwordOnly')]);
