import { Check } from 'lucide-react';
import * as css from '../docs/docs.css.ts';
import { STATES } from '../guide.ts';
import { stateName, type Cell, type StateTableRow } from '../stateTable.ts';

function InCell({ cell }: { readonly cell: Cell }) {
  if (cell.story === undefined)
    return <span className={css.quiet}>{cell.reason ?? 'Missing'}</span>;
  return (
    <a className={css.link} href={`?path=/story/${cell.story}`} target="_top">
      <Check size={16} strokeWidth={1.75} aria-hidden="true" /> {cell.name}
    </a>
  );
}

const inOrder = (rows: readonly StateTableRow[]) =>
  rows.toSorted((a, b) => a.folder.localeCompare(b.folder));

/** Each component with its states: the story that shows it, or why there is none. */
export function StateTable({ rows }: { readonly rows: readonly StateTableRow[] }) {
  return (
    <section className={css.scrolled} aria-label="States">
      <table className={css.grid} aria-label="States of components">
        <thead>
          <tr>
            <th scope="col">Component</th>
            {STATES.map((state) => (
              <th key={state} scope="col">
                {stateName(state)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows).map(({ folder, cells }) => (
            <tr key={folder}>
              <th scope="row">{folder.split('/')[1]}</th>
              {STATES.map((state) => (
                <td key={state}>
                  <InCell cell={cells[state]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
