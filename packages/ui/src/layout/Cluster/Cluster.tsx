import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Cluster.css.ts';

export interface ClusterProps extends HostProps<HTMLDivElement> {
  /** Step of the 4 px grid between the children, in px; default 8. */
  readonly gap?: keyof typeof css.cluster;
  /** Where the children go on the line; default `start`. `share`: on a phone, each has the same part of it. */
  readonly justify?: keyof typeof css.justify;
  readonly children: ReactNode;
}

/** Things side by side that wrap when the line is full. */
export function Cluster(props: ClusterProps) {
  const { gap = 8, justify = 'start', children, className, ref } = props;
  return (
    <div ref={ref} className={classes(css.cluster[gap], css.justify[justify], className)}>
      {children}
    </div>
  );
}
