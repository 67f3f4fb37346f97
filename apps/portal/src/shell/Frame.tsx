import { startTransition, useEffect, useState } from 'react';
import { Outlet, useNavigate, useSearchParams } from 'react-router';
import { useNotifications, useQuery } from '@forecourt/api-client/react';
import { AccountSwitcher } from '@forecourt/ui/account-switcher';
import { AppShell } from '@forecourt/ui/app-shell';
import { Brand } from '@forecourt/ui/brand';
import { MainMenu } from '@forecourt/ui/main-menu';
import { TopBar } from '@forecourt/ui/top-bar';
import { href } from '../addresses/href.ts';
import { useApp, useLive } from '../app/App.ts';
import { confirmThenLeave } from '../app/leaving.ts';
import { useCurrentRoute } from '../app/useCurrentRoute.ts';
import { useText } from '../messages/text.ts';
import { isNotOfAccount, mayOpen, visibleHelp, visibleMenu } from '../navigation/visibleMenu.ts';
import { ForbiddenPage } from '../screens/errors/ForbiddenPage.tsx';
import { AfterDrawn } from './AfterDrawn.tsx';
import { mayIn, useSelected } from './account.ts';
import { FrameNotices } from './FrameNotices.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { IdleWatch } from './IdleWatch.tsx';
import { LazyTerms } from './LazyJoining.tsx';
import { currentEntry, menuEntries } from './menuEntries.ts';
import { PersonMenu } from './PersonMenu.tsx';

/** The current screen, or the terms if they must be accepted first. [SCREEN-49] */
function Content() {
  const { flags } = useApp();
  const { account, viewer } = useSelected();
  const route = useCurrentRoute();
  const terms = useQuery('getTerms', flags.has('activeAccountTerms') ? {} : null);
  if (terms.data && !terms.data.isAccepted) return <LazyTerms />;
  if (route === null || mayOpen(route, viewer)) return <Outlet />;
  const withEveryFleet = { ...viewer, may: mayIn({ ...account, fleetIds: null }) };
  return (
    <ForbiddenPage
      isNotOfAccount={isNotOfAccount(route, viewer)}
      isOfWholeAccount={mayOpen(route, withEveryFleet)}
    />
  );
}

/** The frame of every signed-in screen, with the screen or the page that denies it. */
export function Frame() {
  const text = useText();
  const { fetchRemoteConfig } = useLive();
  useEffect(fetchRemoteConfig, [fetchRemoteConfig]);
  const { config } = useApp();
  const { account, accounts, viewer, switchTo } = useSelected();
  const navigate = useNavigate();
  // how many times the palette was requested
  const [finds, setFinds] = useState(0);
  const [search] = useSearchParams();
  const route = useCurrentRoute();
  const notifications = useNotifications();
  const menu = visibleMenu(viewer);
  const help = visibleHelp(viewer);
  const menuTexts = { text, links: config.links };
  const openCount = notifications.data?.total ?? notifications.data?.items.length ?? 0;
  const current = currentEntry(menu, route, search.get('tab'));
  const openAccount = async (id: string) => {
    await navigate(href('overview'));
    // switch with the Overview, or the list being left would keep its filters for the new account
    startTransition(() => switchTo(id));
  };
  return (
    <AppShell
      brand={<Brand name={text('app.name')} />}
      accountSwitcher={
        <AccountSwitcher
          accounts={accounts.map((one) => ({
            id: one.sysAccountId,
            name: one.name,
            number: one.accountNumber,
            fleets: one.fleetCount,
          }))}
          currentId={account.sysAccountId}
          onSwitch={(id) => confirmThenLeave(() => void openAccount(id))}
        />
      }
      menu={
        <MainMenu
          entries={menuEntries(menu, menuTexts)}
          foot={[{ id: 'help', label: text('menu.help'), href: href('helpCenter') }]}
          currentId={current}
        />
      }
      topBar={
        <TopBar
          name={text('app.name')}
          searchLabel={text('shell.search')}
          onFind={() => setFinds(finds + 1)}
          notifications={{ count: openCount, href: href('notifications') }}
          help={<HelpMenu entries={menuEntries(help, menuTexts)} />}
          person={<PersonMenu />}
        />
      }
      banners={<FrameNotices />}
    >
      <Content />
      <IdleWatch />
      <AfterDrawn paletteRequests={finds} />
    </AppShell>
  );
}
