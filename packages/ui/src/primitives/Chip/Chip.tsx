'use client';
import { X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useText } from '../../provider/index.ts';
import * as css from './Chip.css.ts';

export interface ChipProps {
  /** The filter in words: "Fleet: Long haul". */
  readonly children: string;
  readonly onRemove: () => void;
}

/** A filter that is on; the button takes it away. */
export function Chip({ children, onRemove }: ChipProps) {
  const text = useText();
  return (
    <span className={css.chip}>
      {children}
      <Button
        aria-label={text('chip.remove', { name: children })}
        onPress={onRemove}
        className={css.remove}
      >
        <X size={13} strokeWidth={2} aria-hidden="true" />
      </Button>
    </span>
  );
}
