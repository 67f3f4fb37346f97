import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Cluster.css.ts';

export interface ClusterProps extends HostProps<HTMLDivElement> {
  /** Space between the children, px, in steps of 4. Defaults to 8. */
  readonly gap?: keyof typeof css.cluster;
  /** Alignment of the children. Defaults to `start`. `share` gives each equal width on phones. */
  readonly justify?: keyof typeof css.justify;
  readonly children: ReactNode;
}

/** Lays out children side by side and wraps them when a line is full. */
export function Cluster(props: ClusterProps) {
  const { gap = 8, justify = 'start', children, className, ref } = props;
  return (
    <div ref={ref} className={classes(css.cluster[gap], css.justify[justify], className)}>
      {children}
    </div>
  );
}
