import { useState, type ReactNode } from 'react';
import { CircleHelp } from 'lucide-react';
import { AccountSwitcher } from '../../navigation/AccountSwitcher/index.ts';
import { MainMenu } from '../../navigation/MainMenu/index.ts';
import { TopBar } from '../../navigation/TopBar/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { IconButton } from '../../primitives/Button/index.ts';
import { AppShell } from '../AppShell/index.ts';
import { Brand } from '../Brand/index.ts';
import { accounts, menu, menuFoot } from './demo.stories.data.ts';

interface DemoShellProps {
  readonly current: string;
  readonly banners?: ReactNode;
  readonly children: ReactNode;
}

/** The shell with the demo's menu, account, and person around a page. */
export function DemoShell({ current, banners, children }: DemoShellProps) {
  const [account, setAccount] = useState<string>(accounts[0].id);
  return (
    <AppShell
      brand={<Brand name="Forecourt" />}
      accountSwitcher={
        <AccountSwitcher accounts={accounts} currentId={account} onSwitch={setAccount} />
      }
      menu={<MainMenu entries={menu} foot={menuFoot} currentId={current} />}
      topBar={
        <TopBar
          name="Forecourt"
          searchLabel="Find a card, driver, vehicle, or invoice"
          onFind={() => undefined}
          notifications={{ count: 3, href: '#/notifications' }}
          help={
            <IconButton
              label="Help"
              icon={<CircleHelp size={20} strokeWidth={1.75} aria-hidden="true" />}
            />
          }
          person={<Avatar firstName="Dana" lastName="Morales" />}
        />
      }
      banners={banners}
    >
      {children}
    </AppShell>
  );
}
