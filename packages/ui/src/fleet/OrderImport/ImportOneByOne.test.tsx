// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { ImportOneByOne } from './ImportOneByOne.tsx';
import type { CellStatus, CheckedRow } from './types.ts';

const rowOf = (row: number, status: CellStatus): CheckedRow => ({
  row,
  cells: [{ column: 'driverName', status, key: null, params: {}, original: 'x', value: 'x' }],
  entry: null,
});

function Rows({ status }: { readonly status: CellStatus }) {
  const [rows, setRows] = useState([2, 3, 4].map((row) => rowOf(row, status)));
  const mend = (row: number) =>
    setRows((all) => all.map((one) => (one.row === row ? rowOf(row, 'ok') : one)));
  return (
    <ImportOneByOne
      columns={[{ id: 'driverName', label: 'Name', width: '1fr' }]}
      rows={rows}
      onEdit={mend}
      onAnswer={mend}
    />
  );
}
const title = (place: HTMLElement) => place.querySelector('h2')?.textContent;
const press = (button: HTMLElement | undefined, type: 'pointerdown' | 'pointerup' | 'click') =>
  act(async () => {
    const at = { bubbles: true, button: 0, pointerId: 1, pointerType: 'mouse', detail: 1 };
    button?.dispatchEvent(type === 'click' ? new MouseEvent(type, at) : new PointerEvent(type, at));
  });

it('[CARD-03] Next shows the following row if leaving the field corrects this one', async () => {
  const { place } = await mount(<Rows status="wrong" />);
  const next = [...place.querySelectorAll('button')].at(-1);
  const field = place.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'y');
  await act(async () => field?.dispatchEvent(new Event('input', { bubbles: true })));
  await press(next, 'pointerdown');
  await act(async () => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await press(next, 'pointerup');
  await press(next, 'click');
  expect(title(place)).toContain('Row 3');
});

it('[CARD-03] moves focus to the next row after each answer, then to the end note', async () => {
  const { place } = await mount(<Rows status="question" />);
  for (const row of [3, 4]) {
    const keep = [...place.querySelectorAll('button')].at(-1);
    keep?.focus();
    await act(async () => keep?.click());
    expect(title(place)).toContain(`Row ${row}`);
    expect(document.activeElement).toBe(place.querySelector('h2'));
  }
  await act(async () => [...place.querySelectorAll('button')].at(-1)?.click());
  expect(document.activeElement).toBe(place.querySelector('p'));
});
