import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Surface.css.ts';

export interface SurfaceProps extends HostProps<HTMLDivElement> {
  /** `roomy` is 20 px; `none` is for tables and strips that extend to the edges. */
  readonly padding?: 'roomy' | 'none';
  /** `accent` highlights an answer among facts; `bad` outlines something that was stopped. */
  readonly tone?: 'plain' | 'accent' | 'bad';
  readonly children: ReactNode;
}

/** The design system's only box: a border and a radius, no shadow. Never nest it. */
export function Surface(props: SurfaceProps) {
  const { padding = 'roomy', tone = 'plain', children, className, ref } = props;
  return (
    <div ref={ref} className={classes(css.surface[tone], css.padding[padding], className)}>
      {children}
    </div>
  );
}
