import type { ClipboardEvent } from 'react';

interface DigitBoxesOptions {
  /** Number of boxes, one per digit. */
  readonly count: number;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onComplete: ((digits: string) => void) | undefined;
}

/** Input handling of a field drawn as boxes. Pasted digits may contain spaces or dashes. */
export function digitBoxes({ count, value, onChange, onComplete }: DigitBoxesOptions) {
  const change = (input: string) => {
    const digits = input.replaceAll(/\D/g, '').slice(0, count);
    onChange(digits);
    if (digits.length === count && digits !== value) onComplete?.(digits);
  };
  return {
    /** Index of the box for the next digit. */
    nextAt: Math.min(value.length, count - 1),
    change,
    paste: (event: ClipboardEvent) => {
      event.preventDefault();
      change(event.clipboardData.getData('text'));
    },
  };
}
