import { createContext, use } from 'react';
import {
  can,
  type Account,
  type Actor,
  type Permission,
  type SessionUser,
} from '@forecourt/validation';
import { SESSION_KEYS } from '../session/keys.ts';
import type { MenuViewer } from '../navigation/visibleMenu.ts';

/** The selected account, with who really sits there while another person's is viewed. */
export type SelectedAccount = Account & { readonly emulatedBy?: string | null };

/** The account that the person works on, and what they may do there. */
export interface Selected {
  readonly account: SelectedAccount;
  readonly accounts: readonly Account[];
  readonly person: SessionUser;
  readonly viewer: MenuViewer;
  readonly switchTo: (sysAccountId: string) => void;
  /** The one fleet that is looked at; null: all that the person may see. */
  readonly fleetId: string | null;
  readonly switchFleet: (fleetId: string | null) => void;
}

export const SelectedContext = createContext<Selected | null>(null);

/** The selected account. Throws outside of the signed-in part. */
export function useSelected(): Selected {
  const selected = use(SelectedContext);
  if (!selected) throw new Error('no account around this component');
  return selected;
}

/** The person as the rules ask for them: what the grant on the account says. */
export function actorIn(account: SelectedAccount): Actor {
  return {
    role: account.role,
    accountState: account.state,
    fleetIds: account.fleetIds,
    extraPermissions: account.extraPermissions,
    withheldPermissions: account.withheldPermissions ?? [],
    emulatedBy: account.emulatedBy ?? null,
  };
}

/** Whether the person may do it in this account. A screen hides or explains by it. */
export function mayIn(account: SelectedAccount): (permission: Permission) => boolean {
  const actor = actorIn(account);
  return (permission) => can(actor, permission).allowed;
}

/** What the browser keeps of the session for the next visit. */
export interface KeptState {
  readonly sysAccountId: string | null;
  readonly fleetId: string | null;
}

const textOf = (value: unknown, name: string): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const found = new Map(Object.entries(value)).get(name);
  return typeof found === 'string' ? found : null;
};

/** The account and fleet that were chosen last in this browser. [STORE-10] */
export function readKeptState(kept: string | null): KeptState {
  try {
    const state: unknown = JSON.parse(kept ?? 'null');
    const hasAccount = typeof state === 'object' && state !== null && 'account' in state;
    const account = hasAccount ? state.account : null;
    return { sysAccountId: textOf(account, 'sysAccountId'), fleetId: textOf(account, 'fleetId') };
  } catch {
    return { sysAccountId: null, fleetId: null };
  }
}

/** Keeps account and fleet for the next visit. [STORE-10] */
export function keepState(storage: Pick<Storage, 'setItem'>, { sysAccountId, fleetId }: KeptState) {
  const account = { sysAccountId, ...(fleetId === null ? {} : { fleetId }) };
  storage.setItem(SESSION_KEYS.state, JSON.stringify({ account }));
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
