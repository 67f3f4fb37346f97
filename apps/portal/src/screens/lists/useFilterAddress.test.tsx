// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it } from 'vitest';
import {
  anyText,
  day,
  direction,
  oneOf,
  sortOf,
  useFilterAddress,
  type FilterAddress,
} from './useFilterAddress.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const FILTERS = {
  q: anyText,
  status: oneOf(['active', 'terminated']),
  fromDate: day,
  sort: oneOf(['name']),
  direction,
};
interface Found {
  readonly q: string;
  readonly status: 'active' | 'terminated';
  readonly fromDate: string;
  readonly sort: 'name';
  readonly direction: 'asc' | 'desc';
}

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function open(url: string, isClosedByFilters = false) {
  let address: FilterAddress<Found> | undefined;
  function Probe() {
    address = useFilterAddress(FILTERS, {
      id: globalThis.location.pathname.split('/')[2] || null,
      hrefOf: (id) => (id === null ? '/drivers/' : `/drivers/${id}`),
      isClosedByFilters,
    });
    return null;
  }
  globalThis.history.replaceState(null, '', url);
  const router = createBrowserRouter([
    { path: '/drivers', element: <Probe /> },
    {
      path: '/drivers/:id',
      lazy: async () => ({ element: <Probe /> }),
      hydrateFallbackElement: null,
    },
  ]);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  opened.push(() => act(async () => root.unmount()));
  return () => {
    if (!address) throw new Error('nothing was rendered');
    return address;
  };
}
const shown = () => globalThis.location.pathname + globalThis.location.search;

it('day accepts only dates that exist', () => {
  expect(day('2028-02-29')).toBe('2028-02-29');
  for (const none of ['2026-02-31', '2026-02-29', '2026-13-01', '2026-00-10', '2026-11-00', '']) {
    expect(day(none)).toBeUndefined();
  }
});

describe('[NAV-19] the filters of a list in the URL', () => {
  it('include only known names with valid values', async () => {
    const current = await open('/drivers/?q=ana&status=gone&fromDate=tomorrow&sort=name&tab=cards');
    expect(current().filters).toEqual({ q: 'ana', sort: 'name' });
    expect(current()).toMatchObject({ isFiltered: true, tab: 'cards', id: null });
    expect(sortOf(current(), 'name').sort).toEqual({ column: 'name', direction: 'asc' });
  });

  it('do not include the sort order, which survives clearing them', async () => {
    const current = await open('/drivers/?q=ana&status=active&sort=name&direction=desc');
    await act(async () => current().clear());
    expect(shown()).toBe('/drivers/?sort=name&direction=desc');
    expect(current().isFiltered).toBe(false);
  });

  it('change without affecting other parameters or closing the open row', async () => {
    const current = await open('/drivers/0198?q=ana&tab=cards');
    await act(async () =>
      current().bar.onParams(new URLSearchParams('q=ana&tab=cards&status=active'), 'push'),
    );
    expect(shown()).toBe('/drivers/0198?q=ana&tab=cards&status=active');
    await act(async () => current().close());
    expect(shown()).toBe('/drivers/?q=ana&tab=cards&status=active');
  });

  it('close the open row if so configured, but not while a search is typed', async () => {
    const current = await open('/drivers/0198?q=an', true);
    await act(async () => current().bar.onParams(new URLSearchParams('q=ana'), 'replace'));
    expect(shown()).toBe('/drivers/0198?q=ana');
    await act(async () => current().set({ status: 'active' }));
    expect(shown()).toBe('/drivers/?q=ana&status=active');
    await act(async () => current().open('0199'));
    expect(shown()).toBe('/drivers/0199?q=ana&status=active');
  });

  it('keep a row that is still opening when a search is applied', async () => {
    const current = await open('/drivers/');
    await act(async () => {
      const rendered = current();
      rendered.open('0198');
      // before React has rendered that the row is opening
      rendered.bar.onParams(new URLSearchParams('q=ana'), 'replace');
    });
    expect(shown()).toBe('/drivers/0198?q=ana');
  });
});
