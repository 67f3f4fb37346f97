import { expect, test } from 'vitest';
import type { SimpleColumn } from '@forecourt/ui';
import { column } from './column.ts';

interface Row {
  readonly name: string;
}

test('a column is its ID, its heading, and its cell, with options before the cell if it has any', () => {
  const columns: readonly SimpleColumn<Row>[] = [
    column('name', 'Name', ({ name }) => name),
    column('length', 'Length', { align: 'end' }, ({ name }) => name.length),
  ];
  expect(columns.map(({ cell, ...rest }) => ({ ...rest, shown: cell({ name: 'Ada' }) }))).toEqual([
    { id: 'name', head: 'Name', shown: 'Ada' },
    { id: 'length', head: 'Length', align: 'end', shown: 3 },
  ]);
});
