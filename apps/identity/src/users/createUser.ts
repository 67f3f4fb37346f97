import { fieldIssues, loginName } from '@forecourt/validation';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { apiError, readJson } from '../http/apiError.ts';
import { callerAddress, type Call } from '../http/caller.ts';
import { hashPassword } from '../security/passwords.ts';
import { recordSecurityEvent } from '../store/securityEvents.ts';
import { addUser, findUser } from '../store/users.ts';
import { describeUser, issueLink } from './links.ts';
import { managedCall } from './managedCall.ts';
import { firstPasswordIssues, newSubject, personIssues, personText } from './personRules.ts';
import { temporaryEnd } from './passwords.ts';

const body = z.object({
  profile: z.object({ login: z.string().check(z.trim()), ...personText }),
  credentials: z.optional(z.object({ password: z.optional(z.object({ value: z.string() })) })),
});

/**
 * `POST /api/v1/users`: with a password, which the person must replace at a sign-in within a day,
 * or without one; then `activate` (the default) emails a link to choose it.
 */
export async function createUser(context: Context, issuer: string, call: Call): Promise<Response> {
  const parsed = body.safeParse(await readJson(call));
  if (!parsed.success) return apiError(call, 400, 'E0000001', ['profile is not valid']);
  const { login, ...profile } = parsed.data.profile;
  const username = loginName.safeParse(login);
  if (!username.success) return apiError(call, 400, 'E0000001', fieldIssues(username.error));
  const profileIssues = personIssues(profile);
  if (profileIssues.length > 0) return apiError(call, 400, 'E0000001', profileIssues);
  const password = parsed.data.credentials?.password?.value;
  const person = { ...profile, username: username.data };
  if (password !== undefined) {
    const issues = await firstPasswordIssues(context, person, password);
    if (issues.length > 0) return apiError(call, 400, 'E0000001', issues);
  }
  const subject = newSubject();
  const isAdded = await addUser(context, issuer, {
    ...person,
    subject,
    passwordHash: password === undefined ? null : await hashPassword(context, password),
    mustChangePassword: password !== undefined,
    ...(password === undefined ? {} : { passwordEndsAt: temporaryEnd(context) }),
  });
  const user = isAdded ? await findUser(context, issuer, subject) : undefined;
  if (!user) {
    const usernameTaken = { path: 'login', key: 'user.usernameTaken', params: {} } as const;
    return apiError(call, 400, 'E0000001', [usernameTaken]);
  }
  const address = callerAddress(call);
  await recordSecurityEvent(context, { kind: 'account.registered', issuer, subject, address });
  if (password === undefined && call.req.query('activate') !== 'false') {
    await issueLink(managedCall(context, call, user), 'activate');
  }
  return call.json(describeUser(user));
}
