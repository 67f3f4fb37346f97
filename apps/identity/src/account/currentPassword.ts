import { LOCKOUT_MINUTES } from '@forecourt/validation';
import { apiError } from '../http/apiError.ts';
import { messages } from '../idx/messages.ts';
import { verifyPassword } from '../security/passwords.ts';
import { countAttempt, forgetAttempts } from '../store/attempts.ts';
import type { AccountCall } from './caller.ts';

/** The refusal of a wrong current password; it is guessed no oftener here than at sign-in. */
export async function refuseCurrent(
  { context, call, user }: AccountCall,
  currentPassword: string,
): Promise<Response | undefined> {
  const limit = { scope: 'current password', key: [user.issuer, user.subject] };
  const max = context.config.lockout.wrongPasswordsMax;
  const windowSeconds = LOCKOUT_MINUTES * 60;
  const tries = await countAttempt(context, { ...limit, max, windowSeconds, slides: true });
  if (tries > max) return apiError(call, 429, 'E0000047', [messages.lockedOut.message]);
  if (!(await verifyPassword(context, currentPassword, user.passwordHash))) {
    return apiError(call, 403, 'E0000014', [messages.currentWrong.message]);
  }
  await forgetAttempts(context, limit);
  return undefined;
}
