// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { ForecourtProvider } from '../../provider/index.ts';
import { CardList } from './CardList.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const LIST_TOP_PX = 2000;
const ROW_PX = 72;

afterEach(() => vi.restoreAllMocks());

const rows = Array.from({ length: 100 }, (_, at) => ({ id: `row ${at}` }));
const table = (isLoading: boolean) => (
  <ForecourtProvider>
    <CardList
      label="Rows"
      columns={[{ id: 'id', head: 'ID', cell: ({ id }) => id }]}
      rows={isLoading ? [] : rows}
      getRowId={({ id }) => id}
      getRowName={({ id }) => id}
      isLoading={isLoading}
    />
  </ForecourtProvider>
);

it('[UI-22] shows the first rows of a list far down the page that was loading at first', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX);
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, LIST_TOP_PX - window.scrollY, 390, rows.length * ROW_PX),
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(table(true)));
  await act(async () => root.render(table(false)));
  await act(async () => {
    window.scrollTo(0, LIST_TOP_PX);
    window.dispatchEvent(new Event('scroll'));
  });
  const shown = [...place.querySelectorAll('li')].map(({ dataset }) => Number(dataset['index']));
  expect(shown[0]).toBe(0);
  await act(async () => root.unmount());
});
