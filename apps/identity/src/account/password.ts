import * as z from 'zod/mini';
import { apiError, readJson } from '../http/apiError.ts';
import { replacePassword } from '../idx/replacePassword.ts';
import { passwordIssues } from '../security/passwordRules.ts';
import { findUser, type User } from '../store/users.ts';
import { accountUrl, link, type AccountCall } from './caller.ts';
import { refuseCurrent, refuseUnlessRecent } from './currentPassword.ts';
import { notifyInAccount } from './events.ts';

const body = z.object({
  profile: z.object({ password: z.string(), currentPassword: z.optional(z.string()) }),
});

/** `GET /password`: without a password, only `enroll` is offered. [PROF-01, PROF-02, PROF-20] */
export function showPassword(
  { context, call, user }: AccountCall,
  status: 200 | 201 = 200,
): Response {
  const url = accountUrl(context, 'password');
  const shared = { id: user.subject, created: user.createdAt.toISOString() };
  if (!user.passwordHash) {
    return call.json({ ...shared, status: 'NOT_ENROLLED', _links: { enroll: link(url, 'POST') } });
  }
  const description = {
    ...shared,
    status: 'ACTIVE',
    lastUpdated: user.passwordChangedAt.toISOString(),
    _links: { self: link(url, 'GET', 'PUT', 'DELETE') },
  };
  return call.json(description, status);
}

/** `POST /password`: sets the first one; requires a recent sign-in. [PROF-21] */
export async function enrollPassword(account: AccountCall): Promise<Response> {
  const { call, user } = account;
  if (user.passwordHash) return apiError(call, 403, 'E0000079');
  return (await refuseUnlessRecent(account)) ?? setPassword(account, true);
}

/** `PUT /password`: requires the current one. [PROF-22, MSG-14] */
export async function changePassword(account: AccountCall): Promise<Response> {
  const { call, user } = account;
  if (!user.passwordHash) return apiError(call, 403, 'E0000079');
  return setPassword(account, false);
}

async function setPassword(account: AccountCall, isFirst: boolean): Promise<Response> {
  const { call } = account;
  const parsed = body.safeParse(await readJson(call));
  if (!parsed.success) return apiError(call, 400, 'E0000001', ['password is required']);
  const refusal = await tryPasswordChange(account, parsed.data.profile, isFirst);
  return refusal ?? respondChanged(account, isFirst ? 201 : 200);
}

interface PasswordChange {
  readonly password: string;
  readonly currentPassword?: string | undefined;
}

/**
 * Replaces a password and notifies its owner; returns a refusal if that is not allowed. Ends the
 * person's other sign-ins, including those in progress.
 */
export async function tryPasswordChange(
  account: AccountCall,
  { password, currentPassword = '' }: PasswordChange,
  isFirst: boolean,
): Promise<Response | undefined> {
  const { context, call, user, signInId } = account;
  const refusal = isFirst ? undefined : await refuseCurrent(account, currentPassword);
  if (refusal) return refusal;
  const issues = await passwordIssues(context, user, password, { isForced: isFirst });
  if (issues.length > 0) return apiError(call, 400, 'E0000014', issues);
  await replacePassword(context, user, password, { signInId });
  await notifyInAccount(account, { kind: 'password.changed' });
  return undefined;
}

/** `DELETE /password`: like its enrollment, requires a recent sign-in or the password. [PROF-23] */
export async function deletePassword(account: AccountCall): Promise<Response> {
  const { context, call, user, signInId } = account;
  if (!user.passwordHash) return apiError(call, 403, 'E0000079');
  const refusal = await refuseUnlessRecent(account);
  if (refusal) return refusal;
  await replacePassword(context, user, null, { signInId });
  await notifyInAccount(account, { kind: 'password.changed' });
  return call.body(null, 204);
}

async function respondChanged(account: AccountCall, status: 200 | 201): Promise<Response> {
  const { context, user } = account;
  const updatedUser: User | undefined = await findUser(context, user.issuer, user.subject);
  return showPassword({ ...account, user: updatedUser ?? user }, status);
}
