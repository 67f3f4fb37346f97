import * as z from 'zod/mini';
import { apiError, readJson } from '../http/apiError.ts';
import { messages } from '../idx/messages.ts';
import { tryCurrentPassword } from '../security/currentPassword.ts';
import type { AccountCall } from './caller.ts';

const proof = z.object({ currentPassword: z.string() });

/** Refuses a wrong current password; guesses are limited as strictly as at sign-in. */
export async function refuseCurrent(
  { context, call, user }: AccountCall,
  currentPassword: string,
): Promise<Response | undefined> {
  const result = await tryCurrentPassword(context, user, currentPassword);
  if (result === 'suspended') return apiError(call, 429, 'E0000047', [messages.lockedOut.message]);
  if (result === 'wrong') return apiError(call, 403, 'E0000014', [messages.currentWrong.message]);
  return undefined;
}

/** Refuses a request that does not repeat the current password; people without one pass. */
export async function refuseUnproved(account: AccountCall): Promise<Response | undefined> {
  const { call, user } = account;
  if (!user.passwordHash) return undefined;
  const parsed = proof.safeParse(await readJson(call));
  if (!parsed.success) return apiError(call, 400, 'E0000001', ['currentPassword is required']);
  return refuseCurrent(account, parsed.data.currentPassword);
}
