'use client';
import { lazy, Suspense } from 'react';
import { ChevronsUpDown } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { Pressable } from '../../primitives/Button/Pressable.tsx';
import { useMenuButton } from '../../primitives/Menu/useMenuButton.ts';
import { useText } from '../../provider/index.ts';
import * as css from './AccountSwitcher.css.ts';

// Loaded when the menu is opened.
const AccountMenu = lazy(() => import('./AccountMenu.tsx'));

export interface SwitchableAccount {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly fleets: number;
}

export interface AccountSwitcherProps extends HostProps<HTMLDivElement> {
  readonly accounts: readonly SwitchableAccount[];
  readonly currentId: string;
  readonly onSwitch: (id: string) => void;
}

/** Shows the current account; if the person has several, opens a menu to switch between them. */
export function AccountSwitcher(props: AccountSwitcherProps) {
  const { accounts, currentId, onSwitch, className, ref } = props;
  const text = useText();
  const { isOpen, close, triggerRef, triggerProps } = useMenuButton();
  const current = accounts.find(({ id }) => id === currentId);
  if (!current) return null;
  const facts = (account: SwitchableAccount) =>
    text('accountSwitcher.facts', { number: account.number, fleets: account.fleets });
  const content = (
    <span className={css.text}>
      <span className={css.name}>{current.name}</span>
      <span className={css.facts}>{facts(current)}</span>
    </span>
  );
  if (accounts.length === 1) {
    return (
      <div ref={ref} className={classes(css.single, className)}>
        {content}
      </div>
    );
  }
  return (
    <div ref={ref} className={classes(css.place, className)}>
      <Pressable {...triggerProps} triggerRef={triggerRef} className={css.button}>
        {content}
        <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </Pressable>
      {isOpen && (
        <Suspense fallback={null}>
          <AccountMenu {...{ accounts, currentId, onSwitch, facts, triggerRef }} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
