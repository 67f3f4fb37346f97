import { createContext, use } from 'react';
import {
  can,
  type Account,
  type Actor,
  type Permission,
  type SessionUser,
} from '@forecourt/validation';
import type { MenuViewer } from '../navigation/visibleMenu.ts';

/** The account that the person works on, and what they may do there. */
export interface Selected {
  readonly account: Account;
  readonly accounts: readonly Account[];
  readonly person: SessionUser;
  readonly viewer: MenuViewer;
  readonly switchTo: (sysAccountId: string) => void;
}

export const SelectedContext = createContext<Selected | null>(null);

/** The selected account. Throws outside of the signed-in part. */
export function useSelected(): Selected {
  const selected = use(SelectedContext);
  if (!selected) throw new Error('no account around this component');
  return selected;
}

/** The person as the rules ask for them: what the grant on the account says. */
export function actorIn(account: Account): Actor {
  return {
    role: account.role,
    accountState: account.state,
    fleetIds: account.fleetIds,
    extraPermissions: account.extraPermissions,
  };
}

/** Whether the person may do it in this account. A screen hides or explains by it. */
export function mayIn(account: Account): (permission: Permission) => boolean {
  const actor = actorIn(account);
  return (permission) => can(actor, permission).allowed;
}

interface KeptState {
  readonly account?: { readonly sysAccountId?: unknown };
}

/** The account that was chosen last in this browser. [STORE-10] */
export function readKeptAccount(kept: string | null): string | null {
  try {
    const state: KeptState | null = JSON.parse(kept ?? 'null');
    const id = state?.account?.sysAccountId;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** The account to open: the one asked for at sign-in, else the last one, else the first. */
export function pickAccount(
  accounts: readonly Account[],
  wanted: readonly (string | null | undefined)[],
): Account | undefined {
  for (const id of wanted) {
    const found = accounts.find(({ sysAccountId }) => sysAccountId === id);
    if (found) return found;
  }
  return accounts[0];
}
