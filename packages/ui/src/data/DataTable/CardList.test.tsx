// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { CardList } from './CardList.tsx';

const LIST_TOP_PX = 2000;
const ROW_PX = 72;

afterEach(() => vi.restoreAllMocks());

const rows = Array.from({ length: 100 }, (_, at) => ({ id: `row ${at}` }));
const table = (isLoading: boolean) => (
  <CardList
    label="Rows"
    columns={[{ id: 'id', head: 'ID', cell: ({ id }) => id }]}
    rows={isLoading ? [] : rows}
    getRowId={({ id }) => id}
    getRowName={({ id }) => id}
    isLoading={isLoading}
  />
);

it('[UI-22] shows the first rows of a list far down the page that was loading at first', async () => {
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
