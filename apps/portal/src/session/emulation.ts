import { isTruthyValue, type Account, type TokenClaims } from '@forecourt/validation';
import type { LoginState } from './loginState.ts';

const isSame = (one: string | undefined, other: string) =>
  one !== undefined && one.toLowerCase() === other.toLowerCase();

/**
 * The employee viewing another person's account; null if it is the person themselves. Comes from
 * the token, or from the sign-in address, which counts only for the person that the token names: an
 * address can neither make someone another person nor end an emulation. [SESS-26, UI-18]
 */
export function emulatedBy(
  state: LoginState,
  username: string,
  claims: TokenClaims | null = null,
): string | null {
  if (claims?.act) return state.internalUsername ?? claims.act.sub;
  if (!isSame(state.emulatedUsername, username)) return null;
  return state.internalUsername ?? username;
}

/**
 * The accounts that may be switched to. Restricted access leaves only the account in the sign-in
 * address, or none if the user has no grant on it. [AUTH-13, AUTH-14, ROLE-24]
 */
export function openAccounts(
  accounts: readonly Account[],
  { restrictAccountAccess, sysAccountId }: LoginState,
): readonly Account[] {
  if (!isTruthyValue(restrictAccountAccess) || sysAccountId === undefined) return accounts;
  return accounts.filter((account) => account.sysAccountId === sysAccountId);
}
