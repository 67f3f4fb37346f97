import { useId, type ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Section.css.ts';

export interface SectionProps extends HostProps {
  readonly title: string;
  /** A few words next to the title: "Last 6 months". */
  readonly hint?: ReactNode;
  /** A link or compact button on the right. */
  readonly action?: ReactNode;
  /** `flush` extends the content to the surface's edges, for tables. Defaults to `padded`. */
  readonly content?: 'padded' | 'flush';
  /** `plain` has no surface, for use inside a panel. Defaults to `surface`. */
  readonly look?: 'surface' | 'plain';
  readonly children: ReactNode;
}

/** A part of a page with its own heading. */
export function Section(props: SectionProps) {
  const { title, hint, action, content = 'padded', look = 'surface', children } = props;
  const { className, ref } = props;
  const titleId = useId();
  return (
    <section ref={ref} aria-labelledby={titleId} className={classes(css.section[look], className)}>
      <div className={css.head[look]}>
        <div className={css.titles}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {hint !== undefined && <span className={css.hint}>{hint}</span>}
        </div>
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
      <div className={css.content[look === 'plain' ? 'plain' : content]}>{children}</div>
    </section>
  );
}
