import { reason, type Reason } from '../core/issue.ts';

/** What decides whether an administrator may change data that a person has in all accounts. */
export interface RenameContext {
  /** Whether it is the administrator's own user, which their profile handles. */
  readonly isSelf: boolean;
  /** Whether they also belong to accounts whose users the administrator does not manage. */
  readonly isElsewhere: boolean;
  /** Whether they work for the provider. */
  readonly isInternal: boolean;
}

/**
 * Why an administrator cannot change another person's name or help with their credentials, which
 * are the same in every account. [USER-01, USER-20, ROLE-23]
 */
export function renameReasons({ isSelf, isElsewhere, isInternal }: RenameContext): Reason[] {
  return [
    ...(isSelf ? [reason('user.self')] : []),
    ...(isElsewhere ? [reason('user.elsewhere')] : []),
    ...(isInternal ? [reason('user.internal')] : []),
  ];
}

/**
 * Why an administrator cannot set a temporary password, which they would know: without another
 * proof of identity, it gives access to every account the user is in or joins. [USER-20, SCREEN-05]
 */
export const temporaryPasswordReasons = ({
  hasOwnMethod,
}: {
  /** Whether they have a sign-in method of their own, other than a password or a question. */
  readonly hasOwnMethod: boolean;
}): Reason[] => (hasOwnMethod ? [] : [reason('user.passwordOnly')]);
