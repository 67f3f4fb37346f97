import type { ReactNode } from 'react';
import * as css from './Status.css.ts';

export type StatusTone = keyof typeof css.tone;

export interface StatusProps {
  readonly tone: StatusTone;
  /** The word; the colour never stands alone. */
  readonly children: ReactNode;
}

/** A state in one word, with a dot in its tone. */
export function Status({ tone, children }: StatusProps) {
  return (
    <span className={css.tone[tone]}>
      <span className={css.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
