import type { ReactNode } from 'react';
import { SimpleTable } from '../../data/SimpleTable/index.ts';
import type { Line } from '../guide.ts';
import * as css from './docs.css.ts';

interface ChapterProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Chapter({ title, children }: ChapterProps) {
  return (
    <section className={css.chapter} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}

export function Bullets({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={css.bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface LinesProps {
  readonly label: string;
  readonly heads: Line;
  readonly lines: readonly Line[];
}

export function Lines({ label, heads, lines }: LinesProps) {
  return (
    <SimpleTable<Line>
      label={label}
      rows={lines}
      getRowId={([name]) => name}
      columns={[
        { id: 'name', head: heads[0], cell: ([name]) => name, isRowHeader: true },
        { id: 'what', head: heads[1], cell: ([, what]) => what },
      ]}
    />
  );
}
