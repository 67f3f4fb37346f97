import { isTruthyValue, type Account, type TokenClaims } from '@forecourt/validation';
import type { LoginState } from './loginState.ts';

const isSame = (one: string | undefined, other: string) =>
  one !== undefined && one.toLowerCase() === other.toLowerCase();

/**
 * Who really sits there while another person's account is viewed; null: the person themselves. The
 * token says it; or the sign-in address does, which counts only for the person whom the token names:
 * no one becomes someone else by an address, nor ends the emulation by leaving it out. [SESS-26, UI-18]
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
 * The accounts that may be switched to. Restricted access leaves the one that the sign-in address
 * named; where the person has no grant on it nothing is left. [AUTH-13, AUTH-14, ROLE-24]
 */
export function openAccounts(
  accounts: readonly Account[],
  { restrictAccountAccess, sysAccountId }: LoginState,
): readonly Account[] {
  if (!isTruthyValue(restrictAccountAccess) || sysAccountId === undefined) return accounts;
  return accounts.filter((account) => account.sysAccountId === sysAccountId);
}
