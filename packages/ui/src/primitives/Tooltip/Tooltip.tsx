'use client';
import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip } from 'react-aria-components';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  readonly children: ReactNode;
}

/** A word on hover and on keyboard focus; never the only place of something that matters. */
export function Tooltip({ children }: TooltipProps) {
  return (
    <AriaTooltip className={css.tooltip} offset={6}>
      {children}
    </AriaTooltip>
  );
}
