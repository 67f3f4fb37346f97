import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Stack.css.ts';

export type Gap = keyof typeof css.stack;

export interface StackProps extends HostProps<HTMLDivElement> {
  /** Step of the 4 px grid between the children, in px; default 16. */
  readonly gap?: Gap;
  readonly children: ReactNode;
}

/** Things one below the other, evenly spaced. */
export function Stack({ gap = 16, children, className, ref }: StackProps) {
  return (
    <div ref={ref} className={classes(css.stack[gap], className)}>
      {children}
    </div>
  );
}
