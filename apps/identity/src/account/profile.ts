import {
  NAME_CHARACTERS_MAX,
  PERSON_NAME_CHARACTERS_MAX,
  PROFILE_TEXT_CHARACTERS_MAX,
} from '@forecourt/validation';
import * as z from 'zod/mini';
import { apiError, readJson } from '../http/apiError.ts';
import { emailOf, findUser, updateProfile, type User } from '../store/users.ts';
import { personIssues } from '../users/personRules.ts';
import { accountUrl, link, type AccountCall } from './caller.ts';
import { recordInAccount } from './events.ts';

/** A first or last name, in profiles and in managed users. */
export const named = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(PERSON_NAME_CHARACTERS_MAX));
const optionalText = z.optional(
  z.string().check(z.trim(), z.maxLength(PROFILE_TEXT_CHARACTERS_MAX)),
);

/** Fields that a person may write; unknown ones are refused rather than silently dropped. */
const writable = z.strictObject({
  firstName: named,
  lastName: named,
  nickName: optionalText,
  title: optionalText,
  locale: optionalText,
  timezone: optionalText,
  login: z.optional(z.string()),
  email: z.optional(z.string()),
});

const TITLES = {
  login: 'Username',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  nickName: 'Nickname',
  title: 'Title',
  locale: 'Locale',
  timezone: 'Time zone',
} as const;
const READ_ONLY = ['login', 'email'];
const NAMES = ['firstName', 'lastName'];
const REQUIRED = ['login', 'email', ...NAMES];

/** `GET /profile` [PROF-04] */
export function showProfile({ context, call, user }: AccountCall): Response {
  const self = link(accountUrl(context, 'profile'), 'GET', 'PUT');
  const describedby = link(accountUrl(context, 'profile/schema'), 'GET');
  return call.json({
    createdAt: user.createdAt.toISOString(),
    modifiedAt: user.modifiedAt.toISOString(),
    profile: profileOf(user),
    _links: { self, describedby },
  });
}

const profileOf = (user: User) => ({
  login: user.username,
  email: emailOf(user),
  firstName: user.firstName,
  lastName: user.lastName,
  ...user.profile,
});

/** `PUT /profile`: username and email can't be changed here. [PROF-05] */
export async function changeProfile(account: AccountCall): Promise<Response> {
  const { context, call, user } = account;
  const parsed = z.object({ profile: writable }).safeParse(await readJson(call));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return apiError(call, 400, 'E0000001', [
      `${issue?.path.slice(1).join('.') || 'profile'} is not valid`,
    ]);
  }
  const { firstName, lastName, login, email, ...otherFields } = parsed.data.profile;
  // an unchanged name may stay even if it predates the rule
  const [nameIssue] = personIssues({
    ...(firstName === user.firstName ? {} : { firstName }),
    ...(lastName === user.lastName ? {} : { lastName }),
  });
  if (nameIssue) return apiError(call, 400, 'E0000001', [`${nameIssue.path} is not valid`]);
  const isSame =
    (login ?? user.username) === user.username && (email ?? emailOf(user)) === emailOf(user);
  if (!isSame) return apiError(call, 403, 'E0000006');
  const profile = Object.fromEntries(
    Object.entries(otherFields).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  await updateProfile(context, user, { firstName, lastName, profile });
  await recordInAccount(account, { kind: 'profile.changed' });
  const updatedUser = await findUser(context, user.issuer, user.subject);
  return showProfile({ ...account, user: updatedUser ?? user });
}

/** `GET /profile/schema` [PROF-06] */
export function showSchema({ context, call }: AccountCall): Response {
  const properties = Object.fromEntries(
    Object.entries(TITLES).map(([name, title]) => [
      name,
      {
        title,
        type: 'string',
        permissions: { SELF: READ_ONLY.includes(name) ? 'READ_ONLY' : 'READ_WRITE' },
        required: REQUIRED.includes(name),
        maxLength: NAMES.includes(name) ? NAME_CHARACTERS_MAX : PROFILE_TEXT_CHARACTERS_MAX,
      },
    ]),
  );
  return call.json({
    properties,
    _links: { self: link(accountUrl(context, 'profile/schema'), 'GET') },
  });
}
