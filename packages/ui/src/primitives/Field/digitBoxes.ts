import type { ClipboardEvent } from 'react';

interface DigitBoxes {
  /** Number of boxes, which is the number of digits. */
  readonly count: number;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onComplete: ((digits: string) => void) | undefined;
}

/**
 * Input of a field that is drawn as boxes: typed digits, or digits pasted with spaces or dashes.
 */
export function digitBoxes({ count, value, onChange, onComplete }: DigitBoxes) {
  const change = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, count);
    onChange(digits);
    if (digits.length === count && digits !== value) onComplete?.(digits);
  };
  return {
    /** Place of the box that the next digit fills. */
    nextAt: Math.min(value.length, count - 1),
    change,
    paste: (event: ClipboardEvent) => {
      event.preventDefault();
      change(event.clipboardData.getData('text'));
    },
  };
}
