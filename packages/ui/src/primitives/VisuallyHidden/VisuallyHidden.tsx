import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends HostProps<HTMLSpanElement> {
  /** For use with `aria-describedby` elsewhere. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Hides content visually but keeps it available to screen readers. */
export function VisuallyHidden({ id, children, className, ref }: VisuallyHiddenProps) {
  return (
    <span ref={ref} id={id} className={classes(css.hidden, className)}>
      {children}
    </span>
  );
}
