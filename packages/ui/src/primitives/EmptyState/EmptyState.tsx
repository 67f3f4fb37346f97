import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends HostProps<HTMLDivElement> {
  readonly icon?: ReactNode;
  /** Why there is nothing. */
  readonly title: string;
  readonly children?: ReactNode;
  /** A button for the one action to take. */
  readonly action?: ReactNode;
}

/** Explains that there is nothing to show, why, and what to do. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, children, action, className, ref } = props;
  return (
    <div ref={ref} className={classes(css.empty, className)}>
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      <p className={css.title}>{title}</p>
      {children !== undefined && <p className={css.text}>{children}</p>}
      {action}
    </div>
  );
}
