// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@forecourt/api-client';
import { ApiProvider } from '@forecourt/api-client/react';
import { createFakeGateway, FAKE_URL, SAMPLE_IDS } from '@forecourt/api-client/testing';
import { COLUMNS, useColumns, type ListColumns } from './useColumns.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const cell = () => null;
const columns = [
  { id: 'card', head: 'Card', isRowHeader: true, cell },
  { id: 'fleet', head: 'Fleet', cell },
  { id: 'spent', head: 'Spent', cell },
];
const FLEET_HIDDEN = 'card fleet.h spent';

/** Runs Manage Cards' column hook at an address, for a user with these preferences. */
async function open(address: string, stored: Record<string, unknown> = {}) {
  let properties = stored;
  const gateway = createFakeGateway({
    getProfileProperties: () => ({ properties }),
    changeProfileProperties: ({ body }) => {
      properties = { ...properties, ...body.set };
      return { properties };
    },
  });
  const client = createClient({
    baseUrl: FAKE_URL,
    getAccessToken: () => 'token',
    retryWaitsSeconds: [],
    fetch: gateway,
  });
  let list: ListColumns<unknown> | undefined;
  function Probe() {
    list = useColumns('cards', columns);
    return null;
  }
  globalThis.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: '*', element: <Probe /> }]);
  const root = createRoot(document.createElement('div'));
  const identity = { userId: SAMPLE_IDS.user, accountId: SAMPLE_IDS.account };
  await act(async () =>
    root.render(
      <ApiProvider client={client} {...identity} cacheProvider={() => new Map()}>
        <RouterProvider router={router} />
      </ApiProvider>,
    ),
  );
  opened.push(() => act(async () => root.unmount()));
  const current = () => {
    if (!list) throw new Error('nothing was rendered');
    return list;
  };
  return {
    current,
    kept: () => properties,
    goTo: (next: string) => act(async () => router.navigate(next)),
    arrange: (layout: ListColumns<unknown>['arranged']['layout']) =>
      act(async () => current().arranged.onLayout(layout)),
    sent: () => gateway.requests.filter(({ name }) => name === 'changeProfileProperties'),
  };
}

const opened: (() => Promise<void>)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  vi.useRealTimers();
});
/** Waits for the debounced save and its response; the call's module loads first. */
const pause = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1000);
  });
const addressNow = () => new URLSearchParams(globalThis.location.search).get(COLUMNS);

describe('the columns of a list', () => {
  it('are stored per user, with quick changes saved in one request', async () => {
    const list = await open('/cards/', { theme: 'dark' });
    expect(list.current().arranged.layout).toEqual({});
    await list.arrange({ card: { width: 120 } });
    await list.arrange({ fleet: { isShown: false } });
    expect(list.current().arranged.layout).toEqual({ fleet: { isShown: false } });
    await pause();
    expect(list.kept()['columns.cards']).toBe(FLEET_HIDDEN);
    expect(list.sent()).toHaveLength(1);
    expect(list.kept()['theme']).toBe('dark');
    expect(addressNow()).toBeNull();
    const again = await open('/cards/', list.kept());
    await pause();
    expect(again.current().text).toBe(FLEET_HIDDEN);
  });

  it('come from the URL if it has them, and then change there', async () => {
    const list = await open(
      `/cards/?view=1&q=7&${new URLSearchParams({ [COLUMNS]: FLEET_HIDDEN })}`,
      { 'columns.cards': 'spent card fleet' },
    );
    expect(list.current().arranged.layout).toEqual({ fleet: { isShown: false } });
    await list.arrange({ spent: { isPinned: true } });
    await pause();
    expect(addressNow()).toBe('spent.p card fleet');
    expect(globalThis.location.search).toContain('view=1&q=7');
    expect(list.sent()).toEqual([]);
    await list.goTo('/cards/');
    await pause();
    expect(list.current().text).toBe('spent card fleet');
  });

  it('of a view are not overwritten by a pending save of the user’s own', async () => {
    const list = await open('/cards/', { 'columns.cards': FLEET_HIDDEN });
    await pause();
    await list.arrange({});
    await list.goTo(`/cards/?${new URLSearchParams({ [COLUMNS]: FLEET_HIDDEN })}`);
    await pause();
    expect(list.current().text).toBe(FLEET_HIDDEN);
    expect(addressNow()).toBe(FLEET_HIDDEN);
  });

  it('fall back to the defaults if the stored value is not a string', async () => {
    const list = await open('/cards/', { 'columns.cards': 4 });
    await pause();
    expect(list.current().text).toBe('card fleet spent');
  });

  it('are normalized to the current columns before they are compared with a view', async () => {
    const list = await open('/cards/');
    await list.arrange({ fleet: { isShown: false } });
    expect(list.current().textOf('card gone fleet.h')).toBe(FLEET_HIDDEN);
    expect(list.current().textOf('spent card fleet')).toBe('spent card fleet');
    expect(list.current().textOf(undefined)).toBe(FLEET_HIDDEN);
  });
});
