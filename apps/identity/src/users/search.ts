import type { Context } from '../context.ts';
import { apiError } from '../http/apiError.ts';
import type { Call } from '../http/caller.ts';
import { findUser } from '../store/users.ts';
import { describeUser } from './links.ts';

const USERS_MAX = 20;
const SEARCH = /^profile\.email eq "([^"\\]{1,254})"$/;

/** `GET /api/v1/users?search=profile.email eq "…"`: finds users by a verified email. */
export async function searchUsers(context: Context, issuer: string, call: Call): Promise<Response> {
  const email = SEARCH.exec(call.req.query('search') ?? '')?.[1]?.toLowerCase();
  if (email === undefined) return apiError(call, 400, 'E0000001', ['search: not supported']);
  const rows = await context.db
    .selectFrom('factors')
    .select(['subject', 'profile'])
    .where('issuer', '=', issuer)
    .where('kind', '=', 'email')
    .where('is_verified', '=', true)
    .where((e) => e(e.fn<string>('lower', [e.ref('profile', '->>').key('email')]), '=', email))
    .orderBy('subject')
    .limit(USERS_MAX)
    .execute();
  const users = await Promise.all(
    [...new Set(rows.map(({ subject }) => subject))].map((subject) =>
      findUser(context, issuer, subject),
    ),
  );
  return call.json(users.flatMap((user) => (user ? [describeUser(user)] : [])));
}
