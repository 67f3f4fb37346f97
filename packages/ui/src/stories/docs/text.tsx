import type { ReactNode } from 'react';
import { SimpleTable } from '../../data/SimpleTable/index.ts';
import type { Line } from '../guide.ts';
import { kebab } from '../guides.ts';
import * as css from './docs.css.ts';

interface ChapterProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Chapter({ title, children }: ChapterProps) {
  return (
    <section className={css.chapter} aria-label={title}>
      <h2 id={kebab(title)} className={css.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Strips references to requirements, which matter only to Forecourt's developers. */
export const unreferenced = (text: string) => text.replaceAll(/ ?\[[A-Z]+-\d[^\]]*\] ?/g, '');

/** A sentence; text between backticks is rendered as code. */
export function Words({ children }: { readonly children: string }) {
  return unreferenced(children)
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? (
        <code key={part} className={css.code}>
          {part}
        </code>
      ) : (
        part
      ),
    );
}

export function Bullets({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={css.bullets}>
      {items.map((item) => (
        <li key={item}>
          <Words>{item}</Words>
        </li>
      ))}
    </ul>
  );
}

interface LinesProps {
  readonly label: string;
  readonly heads: Line;
  readonly lines: readonly Line[];
}

const descriptionCell = ([, what]: Line) => <Words>{what}</Words>;

export function Lines({ label, heads, lines }: LinesProps) {
  return (
    <SimpleTable<Line>
      label={label}
      rows={lines}
      getRowId={([name]) => name}
      columns={[
        { id: 'name', head: heads[0], cell: ([name]) => name, isRowHeader: true },
        { id: 'what', head: heads[1], cell: descriptionCell },
      ]}
    />
  );
}
