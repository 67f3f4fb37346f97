import type { ReactNode } from 'react';
import * as css from './states.css.ts';

/** A sheet of labeled states for "All States" stories. */
export function States({ children }: { readonly children: ReactNode }) {
  return <div className={css.states}>{children}</div>;
}

export interface StateProps {
  readonly name: string;
  readonly children: ReactNode;
  /** `own` fits the content, `column` fills a column, and `sheet` spans the sheet. */
  readonly width?: 'own' | 'column' | 'sheet';
}

export function State({ name, children, width = 'own' }: StateProps) {
  const widths = { own: '', column: css.stretched, sheet: css.wide };
  return (
    <div className={`${css.state} ${widths[width]}`}>
      <span className={css.name}>{name}</span>
      {children}
    </div>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
