import { lazy, Suspense, type ReactNode } from 'react';
import type { AccountDetails } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Tabs } from '@forecourt/ui';
import { useApp } from '../../app/App.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { useFilterAddress } from '../lists/useFilterAddress.ts';
import { accountTabs, type AccountTab } from './accountParts.ts';
import { CloseTab } from './CloseTab.tsx';
import { DepartmentsTab } from './DepartmentsTab.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { FleetsTab } from './FleetsTab.tsx';
import { PackageTab } from './PackageTab.tsx';

const DriversTab = lazy(() => import('./DriversTab.tsx'));

function Parts({ details }: { readonly details: AccountDetails }) {
  const text = useText();
  const { flags } = useApp();
  const { account, viewer } = useSelected();
  const { features, fleetIds } = account;
  const ids = accountTabs({ flags, features, may: viewer.may, fleetIds, state: details.state });
  const address = useFilterAddress({});
  const content: Readonly<Record<AccountTab, ReactNode>> = {
    details: <DetailsTab details={details} />,
    departments: <DepartmentsTab />,
    fleets: <FleetsTab />,
    drivers: (
      <Suspense fallback={<PanelSkeleton />}>
        <DriversTab />
      </Suspense>
    ),
    package: <PackageTab />,
    close: <CloseTab details={details} />,
  };
  return (
    <Tabs
      aria-label={text('account.tabs')}
      selected={ids.find((id) => id === address.tab) ?? 'details'}
      onSelect={(tab) => address.set({ tab: tab === 'details' ? null : tab })}
      tabs={ids.map((id) => ({ id, label: text(`account.tab.${id}`), content: content[id] }))}
    />
  );
}

/** The account's settings, by tab. [NAV-04, NAV-05, NAV-09, USER-02, USER-03] */
export function Component() {
  const text = useText();
  const { account } = useSelected();
  const details = useQuery('getAccountDetails', {});
  return (
    <Screen
      title={text('menu.accountSettings')}
      subtitle={text('account.settings.subtitle', {
        name: account.name,
        number: account.accountNumber,
      })}
    >
      {details.data ? (
        <Parts details={details.data} />
      ) : (
        <NotLoaded query={details} subject={text('account.what')} />
      )}
    </Screen>
  );
}
