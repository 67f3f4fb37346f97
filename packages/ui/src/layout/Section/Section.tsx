import { useId, type ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Section.css.ts';

export interface SectionProps extends HostProps {
  readonly title: string;
  /** A few words about what is shown, next to the title: "Last 6 months". */
  readonly hint?: ReactNode;
  /** A link or a small button on the right. */
  readonly action?: ReactNode;
  /** `flush`: the content reaches the edges of the surface (tables); default `padded`. */
  readonly content?: 'padded' | 'flush';
  /** `plain`: no surface of its own, for use inside a panel; default `surface`. */
  readonly look?: 'surface' | 'plain';
  readonly children: ReactNode;
}

/** Part of a page under its own heading. */
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
