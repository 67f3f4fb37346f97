import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Surface.css.ts';

export interface SurfaceProps extends HostProps<HTMLDivElement> {
  /** `roomy`: 20 px of padding; `none`: for a table or a strip that reaches the edges. */
  readonly padding?: 'roomy' | 'none';
  /** `accent` marks an answer among the facts; `bad` outlines what was stopped. */
  readonly tone?: 'plain' | 'accent' | 'bad';
  readonly children: ReactNode;
}

/** The one box of the system: a border and a radius, no shadow. Never nest it. */
export function Surface(props: SurfaceProps) {
  const { padding = 'roomy', tone = 'plain', children, className, ref } = props;
  return (
    <div ref={ref} className={classes(css.surface[tone], css.padding[padding], className)}>
      {children}
    </div>
  );
}
