import type { Context } from '../context.ts';
import { apiError } from '../http/apiError.ts';
import { bearerOf, callerAddress, type Call } from '../http/caller.ts';
import { readAccessToken } from '../oidc/accessToken.ts';
import type { Issuer } from '../oidc/issuer.ts';
import { findUser, type User } from '../store/users.ts';

/** The person who calls about their own account. */
export interface AccountCall {
  readonly context: Context;
  readonly call: Call;
  readonly user: User;
  readonly clientId: string;
  readonly applicationName: string;
  readonly address: string;
  /** The sign-in that the call is of; it stays when the others end. */
  readonly signInId?: string | undefined;
}

/** Reads the bearer of a call's access token, whichever issuer it is of. [PROF-03] */
export async function readAccountCall(
  context: Context,
  issuers: readonly Issuer[],
  call: Call,
): Promise<AccountCall | Response> {
  for (const issuer of issuers) {
    const token = await readAccessToken(context, issuer, bearerOf(call));
    const user = token && (await findUser(context, issuer.name, token.sub));
    if (!token || !user) continue;
    // credentials are never touched, nor seen, in someone's name
    if (token.act !== undefined) return apiError(call, 403, 'E0000006');
    const client = issuer.clients.find(({ id }) => id === token.cid);
    return {
      context,
      call,
      user,
      clientId: token.cid,
      applicationName: client?.name ?? token.cid,
      address: callerAddress(call),
      signInId: token.sid,
    };
  }
  call.header('www-authenticate', 'Bearer error="invalid_token"');
  return apiError(call, 401, 'E0000011');
}

/** The address of a call below the account's own. */
export const accountUrl = ({ config }: Context, path: string): string =>
  `${config.environment.url}/idp/myaccount/${path}`;

/** A link as the vendor's client follows it: its first verb is used. */
export const link = (href: string, ...allow: readonly string[]) => ({ href, hints: { allow } });
