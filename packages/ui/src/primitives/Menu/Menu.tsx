'use client';
import { cloneElement, lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { useMergedRefs, type HostProps } from '../../host/index.ts';
import type { ButtonProps } from '../Button/index.ts';
import { useMenuButton } from './useMenuButton.ts';

// Loaded when first opened, so that pages with a menu button do not include the menu.
const MenuPopover = lazy(() => import('./MenuPopover.tsx'));

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Second line: for example, why the entry is unavailable. */
  readonly help?: string;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly isDisabled?: boolean;
  readonly tone?: 'plain' | 'danger';
}

export interface MenuGroup {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
  /** ID of the selected entry, in a group of mutually exclusive entries. */
  readonly selected?: string;
}

export interface MenuProps extends HostProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement<Partial<ButtonProps>>;
  /** Shown above the entries: for example, who is signed in. */
  readonly head?: ReactNode;
  readonly groups: readonly MenuGroup[];
  /** Label of a search field, shown if there are many entries. */
  readonly search?: string;
  /** Called when an entry without a URL is chosen. */
  readonly onAction?: (id: string) => void;
  readonly 'aria-label': string;
}

/** A menu of actions. Closed while its button is pending or has a disabled reason. */
export function Menu({ trigger, ...rest }: MenuProps) {
  const { isPending, disabledReason } = trigger.props;
  const { isOpen, close, triggerRef, triggerProps } = useMenuButton(
    Boolean(isPending) || Boolean(disabledReason),
  );
  const ref = useMergedRefs(triggerRef, trigger.props.ref);
  return (
    <>
      {cloneElement(trigger, { ...triggerProps, ref })}
      {isOpen && (
        <Suspense fallback={null}>
          <MenuPopover {...rest} triggerRef={triggerRef} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
