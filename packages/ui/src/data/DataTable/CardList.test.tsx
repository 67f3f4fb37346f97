// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { CardList } from './CardList.tsx';
import type { DataTableProps } from './types.ts';

const LIST_TOP_PX = 2000;
const ROW_PX = 72;

afterEach(() => vi.restoreAllMocks());

const rows = Array.from({ length: 100 }, (_, at) => ({ id: `row ${at}` }));
const table = (isLoading: boolean, props: Partial<DataTableProps<{ id: string }>> = {}) => (
  <CardList
    label="Rows"
    columns={[{ id: 'id', head: 'ID', cell: ({ id }) => id }]}
    rows={isLoading ? [] : rows}
    getRowId={({ id }) => id}
    getRowName={({ id }) => id}
    isLoading={isLoading}
    {...props}
  />
);

it('[UI-22] shows the first rows of a list far down the page once it has loaded', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX);
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, LIST_TOP_PX - window.scrollY, 390, rows.length * ROW_PX),
  );
  const { place, render } = await mount(table(true));
  await render(table(false));
  await act(async () => {
    window.scrollTo(0, LIST_TOP_PX);
    window.dispatchEvent(new Event('scroll'));
  });
  const shown = [...place.querySelectorAll('li')].map(({ dataset }) => Number(dataset['index']));
  expect(shown[0]).toBe(0);
});

it.each([
  ['loads', { isLoading: true }],
  ['is empty', { rows: [], empty: 'None' }],
  ['failed to load', { error: 'Failed' }],
])('applies the host’s ref and class to its root when it %s', async (_is, props) => {
  const ref = vi.fn();
  const { place } = await mount(table(false, { ...props, ref, className: 'host' }));
  expect(ref).toHaveBeenLastCalledWith(place.querySelector('.host'));
  expect(place.querySelector('.host')).not.toBeNull();
});

it.each([
  ['of as many rows as are shown', {}, '100'],
  ['of a number that is unknown while more can be loaded', { onEndReached: () => {} }, '-1'],
  ['of the number that is known', { onEndReached: () => {}, total: 250 }, '250'],
])('sets aria-setsize so that a row is one %s', async (_is, props, size) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX);
  const { place } = await mount(table(false, props));
  expect(place.querySelector('li')?.getAttribute('aria-setsize')).toBe(size);
});

it('leaves out rows that cannot be selected, one by one and all at once', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX);
  const onSelect = vi.fn();
  const props = { onSelect, canSelect: ({ id }: { readonly id: string }) => id !== 'row 1' };
  const few = { ...props, rows: rows.slice(0, 3) };
  const { place, render } = await mount(table(false, few));
  const boxes = () => [...place.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, true, false]);
  await act(async () => boxes()[0]?.click());
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['row 0', 'row 2']));
  await render(table(false, { ...few, selected: new Set(['row 0', 'row 2']) }));
  expect(boxes()[0]?.checked).toBe(true);
  await act(async () => boxes()[0]?.click());
  expect(onSelect).toHaveBeenLastCalledWith(new Set());
});

it('renders every loaded row for printing, without loading more', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX);
  const onEndReached = vi.fn();
  const { place } = await mount(table(false, { onEndReached }));
  expect(place.querySelectorAll('li').length).toBeLessThan(rows.length);
  await act(async () => window.dispatchEvent(new Event('beforeprint')));
  expect(place.querySelectorAll('li')).toHaveLength(rows.length);
  await act(async () => window.dispatchEvent(new Event('afterprint')));
  expect(place.querySelectorAll('li').length).toBeLessThan(rows.length);
  expect(onEndReached).not.toHaveBeenCalled();
});
