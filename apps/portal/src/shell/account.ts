import { createContext, use } from 'react';
import { can, type Account, type Actor, type Flags, type Permission } from '@forecourt/validation';
import type { SessionPerson } from '../session/sessionPerson.ts';
import type { MenuViewer } from '../navigation/visibleMenu.ts';

/** The selected account, with who really sits there while another person's is viewed, and the flags that are on. */
export type SelectedAccount = Account & {
  readonly emulatedBy?: string | null;
  readonly flags?: Flags;
};

/** The account that the person works on, and what they may do there. */
export interface Selected {
  readonly account: SelectedAccount;
  readonly accounts: readonly Account[];
  readonly person: SessionPerson;
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
    ...(account.flags ? { flags: account.flags } : {}),
  };
}

/** Whether the person may do it in this account. A screen hides or explains by it. */
export function mayIn(account: SelectedAccount): (permission: Permission) => boolean {
  const actor = actorIn(account);
  return (permission) => can(actor, permission).allowed;
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
