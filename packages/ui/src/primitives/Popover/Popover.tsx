'use client';
import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps extends HostProps {
  /** The button that opens the popover. */
  readonly trigger: ReactElement;
  /** The accessible name. */
  readonly 'aria-label': string;
  /** The content; call `close` to close the popover and return focus to the button. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** The dialog inside has the name; without a role, this element must not take the trigger's. */
const UNNAMED = { 'aria-labelledby': '' };

/** A small form or explanation next to the button that opens it. For actions, use Menu. */
export function Popover(props: PopoverProps) {
  const { trigger, children, placement = 'bottom start', className, ref, ...rest } = props;
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover
        ref={ref}
        {...UNNAMED}
        className={classes(css.popover, className)}
        offset={6}
        placement={placement}
      >
        <Dialog {...rest} className={css.dialog}>
          {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
