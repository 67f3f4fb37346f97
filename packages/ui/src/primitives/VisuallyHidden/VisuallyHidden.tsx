import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends HostProps<HTMLSpanElement> {
  /** For the `aria-describedby` of something else. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Read aloud, not seen. */
export function VisuallyHidden({ id, children, className, ref }: VisuallyHiddenProps) {
  return (
    <span ref={ref} id={id} className={classes(css.hidden, className)}>
      {children}
    </span>
  );
}
