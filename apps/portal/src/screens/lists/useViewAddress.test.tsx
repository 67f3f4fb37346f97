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

/** Shows the hook of a list of which a view keeps `q` and `status`. */
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

describe('[NAV-19] the views of a list in the address', () => {
  it('are the whole list until one is on, and keep what filters the list', async () => {
    const current = await open('/en/drivers/0198?q=ana&tab=cards&columns=name');
    expect(current().viewId).toBe(WHOLE_LIST);
    expect(current().search).toEqual({ q: 'ana' });
  });

  it('set the list to what one keeps, take away what it does not, and close the panel', async () => {
    const current = await open('/en/drivers/0198?q=ana&columns=name&fromDate=2026-11-01');
    await act(async () => current().show('v1', { status: 'active' }));
    expect(globalThis.location.pathname).toBe('/en/drivers/');
    expect(behind()).toEqual({ status: 'active', view: 'v1', fromDate: '2026-11-01' });
    expect(current()).toMatchObject({ viewId: 'v1', search: { status: 'active' } });
    await act(async () => current().show(WHOLE_LIST, {}));
    expect(behind()).toEqual({ fromDate: '2026-11-01' });
  });
});
