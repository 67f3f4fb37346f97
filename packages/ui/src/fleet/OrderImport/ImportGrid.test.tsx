// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { ImportGrid } from './ImportGrid.tsx';

// nothing has a height here, and then no row is shown
vi.mock('../../data/DataTable/useVirtualRows.ts', () => ({
  useVirtualRows: () => ({
    items: [{ index: 0, height: 50, gap: 0 }],
    body: { height: 50, paddingBlockStart: 0 },
    reveal: () => {},
  }),
}));

it('[CARD-03] takes only what was changed in a cell', async () => {
  const onEdit = vi.fn();
  const cell = { column: 'driverName', status: 'wrong', key: null, params: {} } as const;
  const { place } = await mount(
    <ImportGrid
      label="Rows"
      columns={[{ id: 'driverName', label: 'Name', width: '1fr' }]}
      rows={[{ row: 2, cells: [{ ...cell, original: 'x', value: 'x' }], entry: null }]}
      onEdit={onEdit}
      onAnswer={() => {}}
    />,
  );
  const enter = async (typed: string) => {
    await act(async () => place.querySelector<HTMLElement>('td')?.click());
    const field = place.querySelector('input');
    if (!field) throw new Error('the cell has no field');
    field.value = typed;
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    await act(async () => field.dispatchEvent(key));
  };
  await enter('x');
  expect(onEdit).not.toHaveBeenCalled();
  await enter('y');
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(2, 'driverName', 'y');
});
