'use client';
import type { RefObject } from 'react';
import { Check } from 'lucide-react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useText } from '../../provider/index.ts';
import type { AccountSwitcherProps, SwitchableAccount } from './AccountSwitcher.tsx';
import { OPENED } from '../../primitives/Menu/useMenuButton.ts';
import * as css from './AccountSwitcher.css.ts';

interface AccountMenuProps extends Omit<AccountSwitcherProps, 'className' | 'ref'> {
  readonly facts: (account: SwitchableAccount) => string;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The menu of accounts, next to the button. */
export default function AccountMenu(props: AccountMenuProps) {
  const { accounts, currentId, onSwitch, facts, triggerRef, onClose } = props;
  const text = useText();
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      aria-label={text('accountSwitcher.label')}
      triggerRef={triggerRef}
      className={css.popover}
      placement="bottom start"
    >
      <Menu
        {...OPENED}
        onClose={onClose}
        aria-label={text('accountSwitcher.label')}
        className={css.menu}
        selectionMode="single"
        selectedKeys={[currentId]}
        onAction={(key) => {
          if (key !== currentId) onSwitch(String(key));
        }}
      >
        {accounts.map((account) => (
          <MenuItem key={account.id} id={account.id} textValue={account.name} className={css.item}>
            <span className={css.text}>
              <span className={css.itemName}>{account.name}</span>
              <span className={css.itemFacts}>{facts(account)}</span>
            </span>
            {account.id === currentId && <Check size={16} strokeWidth={2} aria-hidden="true" />}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
