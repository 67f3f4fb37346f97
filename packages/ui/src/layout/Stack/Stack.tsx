import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Stack.css.ts';

export type Gap = keyof typeof css.stack;

export interface StackProps extends HostProps<HTMLDivElement> {
  /** Space between the children, px, in steps of 4. Defaults to 16. */
  readonly gap?: Gap;
  readonly children: ReactNode;
}

/** Stacks children vertically with even spacing. */
export function Stack({ gap = 16, children, className, ref }: StackProps) {
  return (
    <div ref={ref} className={classes(css.stack[gap], className)}>
      {children}
    </div>
  );
}
