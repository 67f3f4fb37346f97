'use client';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { Tooltip } from '../Tooltip/index.ts';

export interface HintTipProps {
  readonly state: TooltipTriggerState;
  /** The button that it stands beside. */
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/** The words beside a button, in a module of their own: most buttons never show any. */
export function HintTip({ state, triggerRef, children }: HintTipProps) {
  const place = useMemo(() => ({ triggerRef }), [triggerRef]);
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={place}>
        <Tooltip>{children}</Tooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  );
}
