'use client';
import { cloneElement, lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { useMergedRefs, type HostProps } from '../../host/index.ts';
import type { ButtonProps } from '../Button/index.ts';
import { useMenuButton } from './useMenuButton.ts';

// what opens comes when it is opened: a page with a menu button does not carry a menu
const MenuPopover = lazy(() => import('./MenuPopover.tsx'));

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Second line: why it is not available now. */
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
  /** The selected entry of a group where exactly one applies. */
  readonly selected?: string;
}

export interface MenuProps extends HostProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<Partial<ButtonProps>>;
  /** Above the entries: who is signed in. */
  readonly head?: ReactNode;
  readonly groups: readonly MenuGroup[];
  /** The name of the field that finds entries; shown only where there are many. */
  readonly search?: string;
  /** Someone chose an entry without a URL. */
  readonly onAction?: (id: string) => void;
  readonly 'aria-label': string;
}

/** Actions behind a button; closed while the button is pending or says why it is disabled. */
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
