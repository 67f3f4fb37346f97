'use client';
import { useId, useState, type ReactNode } from 'react';
import { TooltipTrigger, type PressEvent } from 'react-aria-components';
import { Tooltip } from '../Tooltip/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

type OnPress = ((event: PressEvent) => void) | undefined;

/** Why a button is off, and what the button does meanwhile. */
export interface Hint {
  readonly reason: string | null;
  readonly id: string;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

export function useHint(disabledReason: string | null | undefined): Hint {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return { reason: disabledReason || null, id, isOpen, setOpen };
}

/** A button with a reason can be reached and describes itself by it; pressing it shows the reason. */
export function pressProps(hint: Hint, onPress: OnPress) {
  if (hint.reason === null) return onPress ? { onPress } : {};
  return {
    'aria-disabled': true,
    'aria-describedby': hint.id,
    type: 'button',
    onPress: () => hint.setOpen(true),
  } as const;
}

interface ButtonHintProps {
  readonly hint: Hint;
  /** Shown where there is no reason to show. */
  readonly name?: string;
  readonly children: ReactNode;
}

/**
 * Shows the reason, or else the name, beside the button on hover and on focus. The tree is the same
 * with and without a reason, so that the button keeps the focus when its reason goes away.
 */
export function ButtonHint({ hint, name, children }: ButtonHintProps) {
  const { reason, id, isOpen, setOpen } = hint;
  const words = reason ?? name;
  return (
    <TooltipTrigger
      delay={reason === null ? 600 : 200}
      isDisabled={words === undefined}
      isOpen={isOpen}
      onOpenChange={setOpen}
      shouldCloseOnPress={reason === null}
    >
      {children}
      <Tooltip>{words}</Tooltip>
      {reason !== null && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </TooltipTrigger>
  );
}
