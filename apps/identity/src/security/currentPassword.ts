import type { Context } from '../context.ts';
import { countTry, resetAttempts } from '../store/attempts.ts';
import type { User } from '../store/users.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Counts a try of the current password before comparing it: it can be guessed no more often in the
 * account, or when a password is replaced, than at sign-in.
 */
export async function tryCurrentPassword(
  context: Context,
  { issuer, subject, passwordHash }: Pick<User, 'issuer' | 'subject' | 'passwordHash'>,
  currentPassword: string,
): Promise<'right' | 'wrong' | 'suspended'> {
  const limit = { scope: 'current password', key: [issuer, subject] };
  const max = context.config.lockout.wrongPasswordsMax;
  const tries = await countTry(context, { ...limit, max });
  if (tries > max) return 'suspended';
  if (!(await verifyPassword(context, currentPassword, passwordHash))) return 'wrong';
  await resetAttempts(context, limit);
  return 'right';
}
