'use client';
import { useMemo, useState, type RefObject } from 'react';
import { TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { Tooltip } from '../Tooltip/index.ts';

export interface HintTipProps {
  readonly state: TooltipTriggerState;
  /** The button to anchor the tooltip to. */
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  /** `undefined` while closing; the previous text stays while the tooltip fades. */
  readonly children: string | undefined;
}

/** A button's tooltip; a separate module, because most buttons never show one. */
export function HintTip({ state, triggerRef, children }: HintTipProps) {
  const [shownText, setShownText] = useState(children);
  if (children !== undefined && children !== shownText) setShownText(children);
  const context = useMemo(() => ({ triggerRef }), [triggerRef]);
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={context}>
        <Tooltip>{shownText}</Tooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  );
}
