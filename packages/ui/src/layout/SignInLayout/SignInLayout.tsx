import { useId, type ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { FLOW_HEIGHT, FLOW_SOURCE, FLOW_WIDTH, flowLines } from './flow.ts';
import * as css from './SignInLayout.css.ts';

export interface SignInLayoutProps extends HostProps<HTMLDivElement> {
  /** The brand's mark and name. */
  readonly brand: ReactNode;
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
  /** A less prominent line at the bottom, such as hints for the demo. */
  readonly foot?: ReactNode;
  readonly claim: string;
  readonly claimText: string;
}

const LINES = flowLines();

function Flow() {
  const glowId = useId();
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 ${FLOW_WIDTH} ${FLOW_HEIGHT}`}
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <radialGradient id={glowId}>
        <stop offset="0" className={css.glowCore} />
        <stop offset="1" className={css.glowEdge} />
      </radialGradient>
      <circle cx={FLOW_SOURCE.x} cy={FLOW_SOURCE.y} r={216} fill={`url(#${glowId})`} />
      {LINES.map(({ path, strength }) => (
        <path key={path} d={path} className={css.line} strokeOpacity={strength} />
      ))}
      <circle cx={FLOW_SOURCE.x} cy={FLOW_SOURCE.y} r={5} className={css.source} />
    </svg>
  );
}

/** A form on the left; from 992 px up, the brand's tagline over flowing lines on the right. */
export function SignInLayout(props: SignInLayoutProps) {
  const { brand, title, subtitle, children, foot, claim, claimText } = props;
  const { className, ref } = props;
  return (
    <div ref={ref} className={classes(css.layout, className)}>
      <main className={css.formSide}>
        <div className={css.form}>
          <div className={css.brand}>{brand}</div>
          <h1 className={css.title}>{title}</h1>
          {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
          {children}
        </div>
        {foot !== undefined && <div className={css.foot}>{foot}</div>}
      </main>
      <aside className={css.claimSide} aria-label={claim}>
        <Flow />
        <div className={css.claim}>
          <p className={css.claimTitle}>{claim}</p>
          <p className={css.claimText}>{claimText}</p>
        </div>
      </aside>
    </div>
  );
}
