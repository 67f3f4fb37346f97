import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Page.css.ts';

export interface PageProps extends HostProps<HTMLDivElement> {
  readonly title: ReactNode;
  /** One line: what is shown, and as of when. */
  readonly subtitle?: ReactNode;
  /** Buttons on the right, one of them primary; on a phone, they share the line. */
  readonly actions?: ReactNode;
  /** In place of actions: a stepper or a status, which keeps its size on a phone. */
  readonly aside?: ReactNode;
  /** Above the title, such as a breadcrumb. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A page's heading and content, at most 1,400 px wide. */
export function Page(props: PageProps) {
  const { title, subtitle, actions, aside, above, children, className, ref } = props;
  return (
    <div ref={ref} className={classes(css.page, className)}>
      {above}
      <header className={css.head}>
        <div className={css.titles}>
          <h1 className={css.title}>{title}</h1>
          {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </header>
      <div className={css.content}>{children}</div>
    </div>
  );
}
