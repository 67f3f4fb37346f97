import type { ReactNode } from 'react';

interface AnyColumn {
  readonly id: string;
  readonly head: string;
  cell(row: never): ReactNode;
}
type Options<C> = Omit<C, keyof AnyColumn>;
type Cell<C extends AnyColumn> = (...row: Parameters<C['cell']>) => ReactNode;

/**
 * Creates a column of a `DataTable` or `SimpleTable`; its options, if any, precede the cell:
 * `column('name', text('users.column.name'), { isSortable: true }, (user) => user.name)`.
 */
export function column<C extends AnyColumn>(id: string, head: string, cell: Cell<C>): C;
export function column<C extends AnyColumn>(
  id: string,
  head: string,
  options: Options<C>,
  cell: Cell<C>,
): C;
export function column<C extends AnyColumn>(
  id: string,
  head: string,
  ...args: [Cell<C>] | [Options<C>, Cell<C>]
) {
  const [options, cell] = args.length === 1 ? [undefined, args[0]] : args;
  return { id, head, ...options, cell };
}
