import type { ReactNode } from 'react';
import * as css from './Stack.css.ts';

export type Gap = keyof typeof css.stack;

export interface StackProps {
  /** Step of the 4 px grid between the children, in px; default 16. */
  readonly gap?: Gap;
  readonly children: ReactNode;
}

/** Things below each other with one distance between them. */
export function Stack({ gap = 16, children }: StackProps) {
  return <div className={css.stack[gap]}>{children}</div>;
}
