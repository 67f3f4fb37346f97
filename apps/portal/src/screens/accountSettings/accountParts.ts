import type { AccountState, Flags, Permission } from '@forecourt/validation';

const ACCOUNT_TABS = ['details', 'departments', 'fleets', 'drivers', 'package', 'close'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** Who looks at which account. */
export interface AccountViewer {
  readonly flags: Flags;
  readonly features: readonly string[];
  readonly may: (permission: Permission) => boolean;
  /** null: every fleet of the account. */
  readonly fleetIds: readonly string[] | null;
  readonly state: AccountState;
}

/** The parts of the settings that this person may see in this account. [NAV-04, NAV-05, FLAG-02] */
export function accountTabs(viewer: AccountViewer): readonly AccountTab[] {
  const { flags, features, may, fleetIds, state } = viewer;
  const isShown: Readonly<Record<AccountTab, boolean>> = {
    details: true,
    departments: features.includes('departments') && may('departments.view'),
    fleets: features.includes('fleets') && may('fleets.view'),
    drivers: may('account.edit'),
    package: flags.has('optionalProgram'),
    close: may('account.close') && fleetIds === null && state !== 'closed',
  };
  return ACCOUNT_TABS.filter((tab) => isShown[tab]);
}

/** Whether a package is chosen only with the addendum to the terms: one that costs something. [FLAG-03] */
export const needsAddendum = (
  flags: Flags,
  offer: { readonly isCurrent: boolean; readonly monthCents: number | null },
): boolean => flags.has('addendum') && !offer.isCurrent && offer.monthCents !== null;

/** Whether the settings of an account lead to its terms. [FLAG-21] */
export const showsTerms = (flags: Flags): boolean => flags.has('activeAccountTerms');
