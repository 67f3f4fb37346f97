'use client';
import type { Ref } from 'react';
import { X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './Chip.css.ts';

export interface ChipProps extends HostProps<HTMLSpanElement> {
  /** The filter's text: "Fleet: Long haul". */
  readonly children: string;
  readonly onRemove: () => void;
  /** For the button that removes it. */
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** An applied filter, with a button that removes it. */
export function Chip({ children, onRemove, buttonRef, className, ref }: ChipProps) {
  const text = useText();
  return (
    <span ref={ref} className={classes(css.chip, className)}>
      {children}
      <Button
        {...(buttonRef ? { ref: buttonRef } : {})}
        aria-label={text('chip.remove', { name: children })}
        onPress={onRemove}
        className={css.remove}
      >
        <X size={13} strokeWidth={2} aria-hidden="true" />
      </Button>
    </span>
  );
}
