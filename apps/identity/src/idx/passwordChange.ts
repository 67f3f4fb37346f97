import type { Context } from '../context.ts';
import { recordAndNotify } from '../outbox/securityNotice.ts';
import { passwordIssues } from '../security/passwordRules.ts';
import { resetAttempts } from '../store/attempts.ts';
import { spendLink } from '../store/links.ts';
import { passwordAttempts } from '../store/users.ts';
import { messages, ruleMessage } from './messages.ts';
import { replacePassword } from './replacePassword.ts';
import { notNow, type Outcome, type SignIn } from './step.ts';

export interface NewPassword {
  readonly password: string;
  /** Set if the change is mandatory, so that it is allowed however recent the last one was. */
  readonly isForced: boolean;
}

/**
 * Sets a new password if the rules allow it. Spends the link that led here, and ends the person's
 * sign-ins on all devices and their other sign-ins in progress.
 */
export async function changePassword(
  context: Context,
  signIn: SignIn,
  newPassword: NewPassword,
): Promise<Outcome> {
  const { facts, user } = signIn;
  if (!user) return notNow(signIn);
  const [issue] = await passwordIssues(context, user, newPassword.password, newPassword);
  if (issue) return { facts, status: 400, fieldMessage: ruleMessage(issue) };
  if (facts.linkHash && !(await spendLink(context, facts.linkHash))) {
    return { facts: { ...facts, isOver: true }, status: 401, message: messages.linkOver };
  }
  const { transaction, address } = signIn;
  const { handle, issuer, clientId } = transaction;
  await replacePassword(context, user, newPassword.password, { handle });
  await resetAttempts(context, passwordAttempts(issuer, user.username));
  await recordAndNotify(context, user, { kind: 'password.changed', clientId, address });
  const verified = facts.verified.includes('password')
    ? facts.verified
    : (['password', ...facts.verified] as const);
  return { facts: { ...facts, verified, enrolment: undefined, linkHash: undefined } };
}
