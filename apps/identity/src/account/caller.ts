import type { Context } from '../context.ts';
import { apiError } from '../http/apiError.ts';
import { bearerOf, callerAddress, type Call } from '../http/caller.ts';
import { readAccessToken } from '../oidc/accessToken.ts';
import type { Issuer } from '../oidc/issuer.ts';
import { findUser, type User } from '../store/users.ts';

/** A request from a person about their own account. */
export interface AccountCall {
  readonly context: Context;
  readonly call: Call;
  readonly user: User;
  readonly clientId: string;
  readonly applicationName: string;
  readonly address: string;
  /** The caller's own sign-in, which survives when the others are ended. */
  readonly signInId?: string | undefined;
}

/** Identifies the caller by their access token, from any of the issuers. [PROF-03] */
export async function readAccountCall(
  context: Context,
  issuers: readonly Issuer[],
  call: Call,
): Promise<AccountCall | Response> {
  for (const issuer of issuers) {
    const token = await readAccessToken(context, issuer, bearerOf(call));
    const user = token && (await findUser(context, issuer.name, token.sub));
    if (!token || !user) continue;
    // whoever acts in someone else's name may neither see nor change credentials
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

/** The absolute URL of an account endpoint; `path` has no leading slash. */
export const accountUrl = ({ config }: Context, path: string): string =>
  `${config.environment.url}/idp/myaccount/${path}`;

/** A link for the vendor's client, which uses the first method in `allow`. */
export const link = (href: string, ...allow: readonly string[]) => ({ href, hints: { allow } });
