import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Status.css.ts';

export type StatusTone = keyof typeof css.tone;

export interface StatusProps extends HostProps<HTMLSpanElement> {
  readonly tone: StatusTone;
  /** The state as text; color alone is never enough. */
  readonly children: ReactNode;
}

/** A state in one word, with a dot in the color of its tone. */
export function Status({ tone, children, className, ref }: StatusProps) {
  return (
    <span ref={ref} className={classes(css.tone[tone], className)}>
      <span className={css.dot} aria-hidden="true" />
      <span className={css.text}>{children}</span>
    </span>
  );
}
