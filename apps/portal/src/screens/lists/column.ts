import type { ReactNode } from 'react';

interface AnyColumn {
  readonly id: string;
  readonly head: string;
  cell(row: never): ReactNode;
}
type Options<One> = Omit<One, keyof AnyColumn>;
type Cell<One extends AnyColumn> = (...row: Parameters<One['cell']>) => ReactNode;

/**
 * Creates a column of a `DataTable` or `SimpleTable`; its options, if any, precede the cell:
 * `column('name', text('users.column.name'), { isSortable: true }, (user) => user.name)`.
 */
export function column<One extends AnyColumn>(id: string, head: string, cell: Cell<One>): One;
export function column<One extends AnyColumn>(
  id: string,
  head: string,
  options: Options<One>,
  cell: Cell<One>,
): One;
export function column<One extends AnyColumn>(
  id: string,
  head: string,
  ...rest: [Cell<One>] | [Options<One>, Cell<One>]
) {
  const [options, cell] = rest.length === 1 ? [undefined, rest[0]] : rest;
  return { id, head, ...options, cell };
}
