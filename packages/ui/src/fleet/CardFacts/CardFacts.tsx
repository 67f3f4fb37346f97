import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './CardFacts.css.ts';

export interface Fact {
  readonly label: string;
  /** `null` if unknown; shown as a dash. */
  readonly value: ReactNode | null;
  /** Set for codes that people compare character by character: VIN, license plate. */
  readonly isCode?: boolean;
}

export interface FactGroup {
  readonly title: string;
  /** `false` and `null` are omitted. */
  readonly facts: readonly (Fact | false | null)[];
}

export interface CardFactsProps extends HostProps<HTMLDivElement> {
  readonly groups: readonly FactGroup[];
}

/** Groups of facts, with labels on the left and values on the right. */
export function CardFacts({ groups, className, ref }: CardFactsProps) {
  return (
    <div ref={ref} className={classes(css.root, className)}>
      {groups.map(({ title, facts }) => (
        <section key={title} aria-label={title}>
          <h3 className={css.title}>{title}</h3>
          <dl>
            {facts.map(
              (fact) =>
                fact && (
                  <div key={fact.label} className={css.fact}>
                    <dt className={css.label}>{fact.label}</dt>
                    <dd className={fact.isCode ? css.code : css.value}>{fact.value ?? '–'}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      ))}
    </div>
  );
}
