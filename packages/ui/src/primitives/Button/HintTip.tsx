'use client';
import { useMemo, useState, type RefObject } from 'react';
import { TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { Tooltip } from '../Tooltip/index.ts';

export interface HintTipProps {
  readonly state: TooltipTriggerState;
  /** The button that it stands next to. */
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  /** Undefined: nothing to say anymore; the old words stay while they fade. */
  readonly children: string | undefined;
}

/** The words next to a button, in a module of their own: most buttons never show any. */
export function HintTip({ state, triggerRef, children }: HintTipProps) {
  const [said, setSaid] = useState(children);
  if (children !== undefined && children !== said) setSaid(children);
  const place = useMemo(() => ({ triggerRef }), [triggerRef]);
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={place}>
        <Tooltip>{said}</Tooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  );
}
