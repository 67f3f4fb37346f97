'use client';
import { useEffect, useId, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTooltipTrigger, type TooltipTriggerAria } from 'react-aria/useTooltipTrigger';
import type { PressEvent } from 'react-aria-components/Button';
import {
  useTooltipTriggerState,
  type TooltipTriggerState,
} from 'react-stately/useTooltipTriggerState';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { PressableProps } from './Pressable.tsx';
import type { HintTip } from './HintTip.tsx';

/** Hover delay before the tooltip appears, ms; shorter for a reason than for a name. */
const DELAY_MS = { name: 600, reason: 200 } as const;

interface HintOptions {
  /** Why the button is disabled. */
  readonly reason: string | null | undefined;
  /** Shown if there is no reason. */
  readonly name: string | undefined;
  readonly ref: Ref<HTMLButtonElement> | undefined;
}

interface Hint {
  readonly reason: string | null;
  readonly text: string | undefined;
  /** ID of the element with the reason, for screen readers. */
  readonly id: string;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly triggerProps: TooltipTriggerAria['triggerProps'];
  readonly state: TooltipTriggerState;
  readonly Tip: typeof HintTip | null;
}

/** The tooltip component, loaded when first needed. */
function useTip(isOpen: boolean): typeof HintTip | null {
  const [Tip, setTip] = useState<typeof HintTip | null>(null);
  useEffect(() => {
    if (!isOpen || Tip) return;
    // If loading fails, only the visible tooltip is missing; screen readers still get the text.
    const onError = () => undefined;
    void import('./HintTip.tsx').then((module) => setTip(() => module.HintTip), onError);
  }, [isOpen, Tip]);
  return Tip;
}

/** State of a button's tooltip, which shows the disabled reason or else the name. */
export function useHint({ reason: disabledReason, name, ref }: HintOptions): Hint {
  const reason = disabledReason || null;
  const id = useId();
  const triggerRef = useObjectRef(ref);
  const state = useTooltipTriggerState({
    delay: reason === null ? DELAY_MS.name : DELAY_MS.reason,
  });
  const text = reason ?? name;
  // Omitted, because the tooltip repeats the button's name or description.
  const {
    triggerProps: { 'aria-describedby': _describedBy, ...triggerProps },
  } = useTooltipTrigger(
    { isDisabled: text === undefined, shouldCloseOnPress: reason === null },
    state,
    triggerRef,
  );
  const Tip = useTip(state.isOpen);
  return { reason, text, id, triggerRef, triggerProps, state, Tip };
}

type OnPress = ((event: PressEvent) => void) | undefined;

/** A button with a reason stays focusable and is described by it; pressing shows the tooltip. */
function pressProps(hint: Hint, onPress: OnPress) {
  if (hint.reason === null) return onPress ? { onPress } : {};
  return {
    'aria-disabled': true,
    'aria-describedby': hint.id,
    type: 'button',
    onPress: () => hint.state.open(true),
  } as const;
}

/** Props that connect a button to its tooltip. */
export function hintedProps(
  hint: Hint,
  onPress: OnPress,
): Omit<PressableProps, 'className' | 'children'> {
  const { triggerRef, triggerProps } = hint;
  return { triggerRef, triggerProps, ...pressProps(hint, onPress) };
}

interface ButtonHintProps {
  readonly hint: Hint;
  readonly children: ReactNode;
}

/**
 * Renders a button with its tooltip. The tree is the same with and without a reason, so that the
 * button keeps focus when the reason goes away.
 */
export function ButtonHint({ hint, children }: ButtonHintProps) {
  const { reason, text, id, state, triggerRef, Tip } = hint;
  return (
    <>
      {children}
      {Tip && (
        <Tip state={state} triggerRef={triggerRef}>
          {text}
        </Tip>
      )}
      {reason !== null && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}
