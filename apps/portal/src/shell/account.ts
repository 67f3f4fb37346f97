import { createContext, use } from 'react';
import { can, type Account, type Actor, type Flags, type Permission } from '@forecourt/validation';
import type { SessionPerson } from '../session/sessionPerson.ts';
import type { MenuViewer } from '../navigation/visibleMenu.ts';

/** The selected account, with the actual user if it is being emulated, and the active flags. */
export type SelectedAccount = Account & {
  readonly emulatedBy?: string | null;
  readonly flags?: Flags;
};

/** The account that the user works on, and what they may do in it. */
export interface Selected {
  readonly account: SelectedAccount;
  readonly accounts: readonly Account[];
  readonly person: SessionPerson;
  readonly viewer: MenuViewer;
  readonly switchTo: (sysAccountId: string) => void;
  /** The selected fleet; null means all that the user may see. */
  readonly fleetId: string | null;
  readonly switchFleet: (fleetId: string | null) => void;
}

export const SelectedContext = createContext<Selected | null>(null);

/** The selected account. Throws outside the signed-in part. */
export function useSelected(): Selected {
  const selected = use(SelectedContext);
  if (!selected) throw new Error('no account around this component');
  return selected;
}

/** The selected fleet as a query; empty for all that the user may see. */
export const fleetQuery = (fleetId: string | null): { readonly fleetId?: string } =>
  fleetId === null ? {} : { fleetId };

/** The user as an actor for the access rules, from their grant on the account. */
export function actorIn(account: SelectedAccount): Actor {
  return {
    role: account.role,
    accountState: account.state,
    lockedFrom: account.lockedFrom ?? null,
    fleetIds: account.fleetIds,
    extraPermissions: account.extraPermissions,
    withheldPermissions: account.withheldPermissions ?? [],
    emulatedBy: account.emulatedBy ?? null,
    ...(account.flags ? { flags: account.flags } : {}),
  };
}

/** Whether the user has a permission in this account; screens hide or explain accordingly. */
export function mayIn(account: SelectedAccount): (permission: Permission) => boolean {
  const actor = actorIn(account);
  return (permission) => can(actor, permission).allowed;
}

/** Returns the first account in `candidateIds` that the user has; otherwise, their first account. */
export function pickAccount(
  accounts: readonly Account[],
  candidateIds: readonly (string | null | undefined)[],
): Account | undefined {
  for (const id of candidateIds) {
    const account = accounts.find(({ sysAccountId }) => sysAccountId === id);
    if (account) return account;
  }
  return accounts[0];
}
