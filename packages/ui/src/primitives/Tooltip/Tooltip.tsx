'use client';
import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip } from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Tooltip.css.ts';

export interface TooltipProps extends HostProps<HTMLDivElement> {
  readonly children: ReactNode;
}

/** A short text on hover and keyboard focus; never the only place for important information. */
export function Tooltip({ children, className, ref }: TooltipProps) {
  return (
    <AriaTooltip ref={ref} className={classes(css.tooltip, className)} offset={6}>
      {children}
    </AriaTooltip>
  );
}
