import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** Why it is empty. */
  readonly title: string;
  readonly children?: ReactNode;
  /** The one thing to do. */
  readonly action?: ReactNode;
}

/** Nothing is there, why, and the one thing to do. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      <p className={css.title}>{title}</p>
      {children !== undefined && <p className={css.text}>{children}</p>}
      {action}
    </div>
  );
}
