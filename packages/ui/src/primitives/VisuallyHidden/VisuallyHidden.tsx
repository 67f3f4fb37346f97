import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** For `aria-describedby` of something else. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Read aloud, not seen. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={css.hidden}>
      {children}
    </span>
  );
}
