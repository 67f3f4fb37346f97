import { expect, test } from 'vitest';
import type { SimpleColumn } from '@forecourt/ui';
import { column } from './column.ts';

interface Row {
  readonly name: string;
}

test('column takes an ID, a heading, options if any, and a cell', () => {
  const columns: readonly SimpleColumn<Row>[] = [
    column('name', 'Name', ({ name }) => name),
    column('length', 'Length', { align: 'end' }, ({ name }) => name.length),
  ];
  expect(columns.map(({ cell, ...rest }) => ({ ...rest, shown: cell({ name: 'Ada' }) }))).toEqual([
    { id: 'name', head: 'Name', shown: 'Ada' },
    { id: 'length', head: 'Length', align: 'end', shown: 3 },
  ]);
});
