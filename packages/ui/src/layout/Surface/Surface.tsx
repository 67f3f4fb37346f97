import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Surface.css.ts';

export interface SurfaceProps extends HostProps<HTMLDivElement> {
  /** `roomy` 20 px inside, `none` for a table or a strip that goes to the edges. */
  readonly padding?: 'roomy' | 'none';
  /** `accent` marks what answers a question beside the facts; `bad` borders what was stopped. */
  readonly tone?: 'plain' | 'accent' | 'bad';
  readonly children: ReactNode;
}

/** The one box of the system: a border and a radius, no shadow. Never inside another. */
export function Surface(props: SurfaceProps) {
  const { padding = 'roomy', tone = 'plain', children, className, ref } = props;
  return (
    <div ref={ref} className={classes(css.surface[tone], css.padding[padding], className)}>
      {children}
    </div>
  );
}
