import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Page.css.ts';

export interface PageProps extends HostProps<HTMLDivElement> {
  readonly title: ReactNode;
  /** One line: what is shown, and as of when. Pass `null` while loading to reserve the line. */
  readonly subtitle?: Exclude<ReactNode, undefined>;
  /** A status, such as a badge, before the subtitle, or above it if both do not fit. */
  readonly status?: ReactNode;
  /** Placeholder as long as the subtitle to come, if that wraps on phones. */
  readonly subtitleToCome?: ReactNode;
  /** Buttons on the right; on phones, at the bottom of the screen if one of them is primary. */
  readonly actions?: ReactNode;
  /** Instead of actions: a stepper or status, which keeps its size on phones. */
  readonly aside?: ReactNode;
  /** Content above the title, such as a breadcrumb. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A page's heading and content, at most 1,400 px wide. */
export function Page(props: PageProps) {
  const { title, subtitle, subtitleToCome, status, actions, aside, above, children } = props;
  const { className, ref } = props;
  const subtitleContent = subtitle || <span className={css.toCome}>{subtitleToCome}</span>;
  const hasStatus = status !== undefined;
  return (
    <div ref={ref} className={classes(css.page, className)}>
      {above}
      <header className={css.head}>
        <div className={css.titles}>
          <h1 className={css.title}>{title}</h1>
          {subtitle !== undefined && (
            <p className={classes(css.subtitle, hasStatus && css.withStatus)}>
              {hasStatus ? (
                <>
                  {status} <span>{subtitleContent}</span>
                </>
              ) : (
                subtitleContent
              )}
            </p>
          )}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
        {aside && <div className={css.aside}>{aside}</div>}
      </header>
      <div className={css.content}>{children}</div>
    </div>
  );
}
