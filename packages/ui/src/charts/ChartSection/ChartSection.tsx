'use client';
import { useState, type ReactNode } from 'react';
import { type HostProps } from '../../host/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './ChartSection.css.ts';

export interface ChartSectionProps extends HostProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly chart: ReactNode;
  /** The same data as a table. */
  readonly table: ReactNode;
}

/** A chart in a titled section, with a button that switches to the same data as a table. */
export function ChartSection({ title, hint, chart, table, className, ref }: ChartSectionProps) {
  const text = useText();
  const [isTable, setIsTable] = useState(false);
  const toggleKey = isTable ? 'chartSection.asChart' : 'chartSection.asTable';
  return (
    <Section
      ref={ref}
      className={className}
      title={title}
      hint={hint}
      action={
        <button
          type="button"
          className={css.toggle}
          aria-label={text('chartSection.of', { action: text(toggleKey), title })}
          onClick={() => setIsTable(!isTable)}
        >
          {text(toggleKey)}
        </button>
      }
      content={isTable ? 'flush' : 'padded'}
    >
      {isTable ? table : chart}
    </Section>
  );
}
