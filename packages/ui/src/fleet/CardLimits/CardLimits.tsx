import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { LimitBar, type LimitBarProps } from '../../charts/LimitBar/index.ts';
import * as css from './CardLimits.css.ts';

export interface CardLimitsProps extends HostProps {
  /** The profile's name: "Linehaul tight". */
  readonly profile: string;
  /** For example, "profile, on 61 cards". */
  readonly hint?: ReactNode;
  /** A link to edit the limits. */
  readonly action?: ReactNode;
  readonly bars: readonly (LimitBarProps & { readonly id: string })[];
  /** Resets, days, hours, and states, one each: "Resets at 12:00 AM CT, in 13 hr 18 min". */
  readonly rules: readonly string[];
  /** Shown instead of the bars if the profile has no limits. */
  readonly empty?: ReactNode;
}

/** A card's spending limits and how much of each is used. */
export function CardLimits(props: CardLimitsProps) {
  const { profile, hint, action, bars, rules, empty, className, ref } = props;
  return (
    <section ref={ref} aria-label={profile} className={classes(css.root, className)}>
      <div className={css.head}>
        <h3 className={css.profile}>{profile}</h3>
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
        {action !== undefined && <span className={css.action}>{action}</span>}
      </div>
      {bars.length === 0 ? empty : bars.map(({ id, ...bar }) => <LimitBar key={id} {...bar} />)}
      {rules.length > 0 && <p className={css.rules}>{rules.join(' · ')}</p>}
    </section>
  );
}
