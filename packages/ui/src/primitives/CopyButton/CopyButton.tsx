'use client';
import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { IconButton } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './CopyButton.css.ts';

export interface CopyButtonProps extends HostProps<HTMLSpanElement> {
  /** The text to copy. Never pass a card number, PIN, or password. */
  readonly value: string;
  /** What it is, to label the button: "request ID". */
  readonly name: string;
}

const SHOWN_MS = 2000;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Copies a value to the clipboard and indicates whether that succeeded. */
export function CopyButton({ value, name, className, ref }: CopyButtonProps) {
  const text = useText();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <span ref={ref} className={classes(css.place, className)}>
      <IconButton
        size="compact"
        label={text(outcome === 'failed' ? 'copyButton.failed' : 'copyButton.copy', { name })}
        icon={outcome === 'copied' ? <Check {...icon} /> : <Copy {...icon} />}
        onPress={() => void copy()}
      />
      <output>
        <VisuallyHidden>
          {outcome !== null && text(`copyButton.${outcome}`, { name })}
        </VisuallyHidden>
      </output>
    </span>
  );
}
