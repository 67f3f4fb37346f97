'use client';
import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps extends HostProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Its name for assistive technology. */
  readonly 'aria-label': string;
  /** Its content; `close` returns focus to the button. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** The dialog in it has the name; the trigger would give its own to this box without a role. */
const UNNAMED = { 'aria-labelledby': '' };

/** A small form or an explanation next to the button that opens it. For actions, use Menu. */
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
