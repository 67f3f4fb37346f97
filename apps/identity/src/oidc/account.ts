import type { Context } from '../context.ts';
import { emailOf, findUser } from '../store/users.ts';

/** A person's claims for id tokens and `userinfo`; `undefined` if there is no such user. */
export async function findAccount(context: Context, issuer: string, subject: string) {
  const user = await findUser(context, issuer, subject);
  if (!user) return undefined;
  return {
    accountId: subject,
    claims: () => ({
      sub: subject,
      name: `${user.firstName} ${user.lastName}`,
      given_name: user.firstName,
      family_name: user.lastName,
      preferred_username: user.username,
      email: emailOf(user),
      email_verified: true,
    }),
  };
}
