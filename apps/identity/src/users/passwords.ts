import { TEMPORARY_PASSWORD_HOURS } from '@forecourt/validation';
import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { AccountCall } from '../account/caller.ts';
import { notifyInAccount } from '../account/events.ts';
import { tryPasswordChange } from '../account/password.ts';
import { secondsFromNow, type Context } from '../context.ts';
import { apiError, readJson } from '../http/apiError.ts';
import { replacePassword } from '../idx/replacePassword.ts';
import { requirePasswordChange } from '../store/passwords.ts';

const value = z.object({ value: z.string() });
const body = z.object({
  oldPassword: value,
  newPassword: value,
  /** The `sid` of the sign-in that the person is using; the others end. */
  keepSession: z.optional(z.string()),
});

const HOUR_SECONDS = 3600;
/** When a password that someone else chose today will expire. */
export const temporaryEnd = (context: Context): Date =>
  secondsFromNow(context, TEMPORARY_PASSWORD_HOURS * HOUR_SECONDS);

/** `POST /credentials/change_password`: requires the old one. */
export async function changePassword(account: AccountCall): Promise<Response> {
  const { call, user } = account;
  const parsed = body.safeParse(await readJson(call));
  if (!parsed.success) return apiError(call, 400, 'E0000001', ['newPassword is required']);
  if (!user.passwordHash) return apiError(call, 403, 'E0000079');
  const { oldPassword, newPassword, keepSession } = parsed.data;
  const change = { password: newPassword.value, currentPassword: oldPassword.value };
  const refusal = await tryPasswordChange({ ...account, signInId: keepSession }, change, false);
  return refusal ?? call.json({ provider: { type: 'OKTA', name: 'OKTA' } });
}

/** No characters that are easily confused. */
const ALPHABETS = ['ABCDEFGHJKMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '-+=#%'];
const LENGTH = 16;

const pick = (from: string): string => from[randomInt(from.length)] ?? '';

/** A random password with characters of all four classes. */
function newTemporary(): string {
  const all = ALPHABETS.join('');
  const characters = [
    ...ALPHABETS.map(pick),
    ...Array.from({ length: LENGTH - 4 }, () => pick(all)),
  ];
  for (let index = characters.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [characters[index], characters[other]] = [characters[other] ?? '', characters[index] ?? ''];
  }
  return characters.join('');
}

/**
 * `POST /lifecycle/expire_password?tempPassword=true`: replaces the password and ends what was
 * signed in or begun with it; the temporary one leads to a new one, within a day. [SCREEN-05]
 */
export async function setTemporaryPassword(account: AccountCall): Promise<Response> {
  const { context, call, user } = account;
  const tempPassword = newTemporary();
  await replacePassword(context, user, tempPassword);
  await requirePasswordChange(context, user, temporaryEnd(context));
  await notifyInAccount(account, { kind: 'password.changed' });
  return call.json({ tempPassword });
}
