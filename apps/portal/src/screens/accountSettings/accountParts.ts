import {
  accountLifecycle,
  type AccountState,
  type Flags,
  type Permission,
  startsFrom,
} from '@forecourt/validation';

const ACCOUNT_TABS = ['details', 'departments', 'fleets', 'drivers', 'package', 'close'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The viewer and the account being viewed. */
export interface AccountViewer {
  readonly flags: Flags;
  readonly features: readonly string[];
  readonly may: (permission: Permission) => boolean;
  /** null means every fleet of the account. */
  readonly fleetIds: readonly string[] | null;
  readonly state: AccountState;
}

/** The settings tabs that this viewer may see for this account. [NAV-04, NAV-05, FLAG-02] */
export function accountTabs(viewer: AccountViewer): readonly AccountTab[] {
  const { flags, features, may, fleetIds, state } = viewer;
  const isShown: Readonly<Record<AccountTab, boolean>> = {
    details: true,
    departments: features.includes('departments') && may('departments.view'),
    fleets: features.includes('fleets') && may('fleets.view'),
    drivers: may('account.edit'),
    package: flags.has('optionalProgram'),
    close:
      may('account.close') && fleetIds === null && startsFrom(accountLifecycle, 'close', state),
  };
  return ACCOUNT_TABS.filter((tab) => isShown[tab]);
}

/** Whether choosing a package requires the terms addendum: any new, paid one does. [FLAG-03] */
export const needsAddendum = (
  flags: Flags,
  offer: { readonly isCurrent: boolean; readonly monthCents: number | null },
): boolean => flags.has('addendum') && !offer.isCurrent && offer.monthCents !== null;

/** Whether account settings link to the terms. [FLAG-21] */
export const showsTerms = (flags: Flags): boolean => flags.has('activeAccountTerms');
