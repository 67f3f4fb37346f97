'use client';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './CardNumber.css.ts';

export interface CardNumberProps extends HostProps<HTMLSpanElement> {
  readonly last4: string;
  /** `mono` in columns; `text` in sentences and headings. */
  readonly look?: 'mono' | 'text';
}

/** A card's last four digits, announced as "card ending in 4821". Never shows more. */
export function CardNumber({ last4, look = 'mono', className, ref }: CardNumberProps) {
  const text = useText();
  return (
    <span ref={ref} className={classes(css.look[look], className)}>
      <span aria-hidden="true">•••• {last4}</span>
      <VisuallyHidden>{text('cardNumber.spoken', { last4 })}</VisuallyHidden>
    </span>
  );
}
