// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useViewAddress, WHOLE_LIST, type ViewAddress } from './useViewAddress.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** Runs the hook for a list whose views store `q` and `status`. */
async function open(address: string) {
  let views: ViewAddress | undefined;
  function Probe() {
    views = useViewAddress('drivers', ['q', 'status']);
    return null;
  }
  globalThis.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: '*', element: <Probe /> }]);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  opened.push(() => act(async () => root.unmount()));
  return () => {
    if (!views) throw new Error('nothing was rendered');
    return views;
  };
}
const behind = () => Object.fromEntries(new URLSearchParams(globalThis.location.search));

describe('[NAV-19] the views of a list in the URL', () => {
  it('default to the whole list and would store only the given parameters', async () => {
    const current = await open('/en/drivers/0198?q=ana&tab=cards&columns=name');
    expect(current().viewId).toBe(WHOLE_LIST);
    expect(current().search).toEqual({ q: 'ana' });
  });

  it('replace the parameters that a view stores, and close the panel', async () => {
    const current = await open('/en/drivers/0198?q=ana&columns=name&fromDate=2026-11-01');
    await act(async () => current().show('v1', { status: 'active' }));
    expect(globalThis.location.pathname).toBe('/en/drivers/');
    expect(behind()).toEqual({ status: 'active', view: 'v1', fromDate: '2026-11-01' });
    expect(current()).toMatchObject({ viewId: 'v1', search: { status: 'active' } });
    await act(async () => current().show(WHOLE_LIST, {}));
    expect(behind()).toEqual({ fromDate: '2026-11-01' });
  });
});
