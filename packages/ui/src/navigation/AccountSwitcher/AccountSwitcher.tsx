'use client';
import { Check, ChevronsUpDown } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useText } from '../../provider/index.ts';
import * as css from './AccountSwitcher.css.ts';

export interface SwitchableAccount {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly fleets: number;
}

export interface AccountSwitcherProps {
  readonly accounts: readonly SwitchableAccount[];
  readonly currentId: string;
  readonly onSwitch: (id: string) => void;
}

/** Says which account is shown, and switches to another where the person has more than one. */
export function AccountSwitcher({ accounts, currentId, onSwitch }: AccountSwitcherProps) {
  const text = useText();
  const current = accounts.find(({ id }) => id === currentId);
  if (!current) return null;
  const facts = (account: SwitchableAccount) =>
    text('accountSwitcher.facts', { number: account.number, fleets: account.fleets });
  const shown = (
    <span className={css.words}>
      <span className={css.name}>{current.name}</span>
      <span className={css.facts}>{facts(current)}</span>
    </span>
  );
  if (accounts.length === 1) return <div className={css.single}>{shown}</div>;
  return (
    <MenuTrigger>
      <Button className={css.button}>
        {shown}
        <ChevronsUpDown className={css.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <Popover className={css.popover} placement="bottom start">
        <Menu
          aria-label={text('accountSwitcher.label')}
          className={css.menu}
          selectionMode="single"
          selectedKeys={[currentId]}
          onAction={(key) => {
            if (key !== currentId) onSwitch(String(key));
          }}
        >
          {accounts.map((account) => (
            <MenuItem
              key={account.id}
              id={account.id}
              textValue={account.name}
              className={css.item}
            >
              <span className={css.words}>
                <span className={css.itemName}>{account.name}</span>
                <span className={css.itemFacts}>{facts(account)}</span>
              </span>
              {account.id === currentId && (
                <Check className={css.icon} size={16} strokeWidth={2} aria-hidden="true" />
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
