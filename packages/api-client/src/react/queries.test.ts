// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  refuse,
  SAMPLE_IDS,
  sampleAccount,
  sampleCardDetails,
  sampleFleet,
  sampleId,
  sampleOrder,
  samplePage,
  sampleUser,
} from '../testing/index.ts';
import {
  useCardBulkRows,
  useCards,
  useClearCache,
  useOrder,
  useOrders,
  useQuery,
} from './index.ts';
import type { CallFailure } from '../client/index.ts';
import { ORDER_REFRESH_MILLISECONDS } from './queries.ts';
import { cardPages } from './support/cardPages.ts';
import { deferred } from './support/deferred.ts';
import { mount } from './support/mount.tsx';

const useMe = () => useQuery('getMe', {});
const useFleets = () => useQuery('listFleets', {});

const passInterval = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ORDER_REFRESH_MILLISECONDS);
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('a query', () => {
  it('[GW-13] returns the data, or the failure if the call fails', async () => {
    const good = await mount(useMe, undefined, { getMe: () => sampleUser() });
    await good.until(({ data, failure }) => {
      expect(data?.firstName).toBe('Dana');
      expect(failure).toBeUndefined();
    });
    const bad = await mount(useMe, undefined, { getMe: () => refuse(403, 'access.denied') });
    await bad.until(({ failure, isLoading }) => {
      expect(failure).toMatchObject({ errorCode: 'access.denied', status: 403 });
      expect(isLoading).toBe(false);
    });
    await good.unmount();
    await bad.unmount();
  });

  it('sends nothing without a user, and only user-level calls without an account', async () => {
    const world = await mount(
      () => [useMe(), useQuery('getMyAccounts', {}), useFleets()] as const,
      undefined,
      {
        getMe: () => sampleUser(),
        getMyAccounts: () => ({ items: [sampleAccount()] }),
        listFleets: () => ({ items: [sampleFleet()] }),
      },
    );
    await world.until(([, , fleets]) => expect(fleets.data?.items).toHaveLength(1));
    const before = world.gateway.requests.length;
    await world.render({ who: { userId: null, accountId: null } });
    expect(world.current().map(({ data }) => data)).toEqual([undefined, undefined, undefined]);
    await world.render({ who: { userId: sampleId(99), accountId: null } });
    await world.until(([me, accounts, fleets]) => {
      expect(me.data).toBeDefined();
      expect(accounts.data).toBeDefined();
      expect(fleets.data).toBeUndefined();
    });
    expect(world.gateway.requests.slice(before).map(({ name }) => name)).toEqual([
      'getMe',
      'getMyAccounts',
    ]);
    await world.unmount();
  });

  it('never shows one account’s data for another, and requests the selected account', async () => {
    const world = await mount(useFleets, undefined, {
      listFleets: (_request, { headers }) => ({
        items: [sampleFleet({ name: headers.get('sysaccountid') ?? 'none' })],
      }),
    });
    await world.until(({ data }) => expect(data?.items[0]?.name).toBe(SAMPLE_IDS.account));
    const other = sampleId(500);
    const shown = world.seen.length;
    await world.render({ who: { userId: SAMPLE_IDS.user, accountId: other } });
    await world.until(({ data }) => expect(data?.items[0]?.name).toBe(other));
    const names = world.seen.slice(shown).map(({ data }) => data?.items[0]?.name);
    expect(new Set(names)).toEqual(new Set([undefined, other]));
    world.expectKeysToCarry(SAMPLE_IDS.user);
    await world.unmount();
  });

  it('sends nothing when its request is null', async () => {
    const world = await mount(() => useQuery('getCard', null), undefined, {
      getCard: () => sampleCardDetails(),
    });
    expect(world.current()).toMatchObject({ data: undefined, isLoading: false });
    expect(world.gateway.requests).toEqual([]);
    await world.unmount();
  });

  it('[GW-13] never shows bulk change rows of one state under another', async () => {
    const row = {
      cardId: SAMPLE_IDS.card,
      last4: '4821',
      holder: 'Rosa Núñez',
      unitNumber: null,
      from: 'active',
      to: 'onHold',
      figure: null,
      reasons: [],
    };
    const states: ('ready' | 'failed')[] = ['ready', 'failed'];
    const world = await mount(
      (at: number) => useCardBulkRows(sampleId(77), states[at], 1),
      states.indexOf('ready'),
      {
        listCardBulkRows: ({ query }) =>
          query.state === 'ready'
            ? { items: [{ ...row, state: 'ready' }], nextCursor: null, total: 1 }
            : refuse(500, 'server.error'),
      },
    );
    await world.until(({ data }) => expect(data?.items).toHaveLength(1));
    await world.render({ now: 1 });
    await world.until(({ failure }) => expect(failure?.status).toBe(500));
    expect(world.current().data).toBeUndefined();
    await world.unmount();
  });

  it('polls an order until its cards are active', async () => {
    const steps = ['ordered', 'printed', 'active'] as const;
    let requestCount = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const world = await mount(useOrder, SAMPLE_IDS.order, {
      getOrder: () => sampleOrder({ step: steps[requestCount++] ?? 'active' }),
    });
    await world.until(({ data }) => expect(data?.step).toBe('ordered'));
    for (const step of ['printed', 'active', 'active'] as const) {
      await passInterval();
      await world.until(({ data }) => expect(data?.step).toBe(step));
    }
    expect(requestCount).toBe(3);
    await world.unmount();
  });

  it('[CARD-21] polls every page of the orders until their cards are active', async () => {
    let step: 'ordered' | 'active' = 'ordered';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const world = await mount(useOrders, undefined, {
      listOrders: ({ query }) =>
        query.cursor === undefined
          ? samplePage([sampleOrder({ step: 'active' })], 'older')
          : samplePage([sampleOrder({ orderId: sampleId(43), step })]),
    });
    await world.until(({ items }) => expect(items).toHaveLength(1));
    await passInterval();
    expect(world.asked('listOrders')).toBe(1);
    await act(async () => world.current().loadMore());
    await world.until(({ items, hasMore }) => {
      expect(items.map((order) => order.step)).toEqual(['active', 'ordered']);
      expect(hasMore).toBe(false);
    });
    const shown = world.seen.length;
    step = 'active';
    await passInterval();
    await world.until(({ items }) => expect(items[1]?.step).toBe('active'));
    expect(world.seen.slice(shown).map(({ items }) => items.length)).not.toContain(1);
    expect(world.asked('listOrders')).toBe(4);
    await passInterval();
    expect(world.asked('listOrders')).toBe(4);
    await world.unmount();
  });

  it.each<[string, () => { readonly failure: CallFailure | undefined }]>([
    ['orders', useOrders],
    ['one order', () => useOrder(SAMPLE_IDS.order)],
  ])('[CARD-21] keeps polling %s after a poll failed', async (_name, useAny) => {
    let step: 'ordered' | 'active' | null = 'ordered';
    const order = () => (step === null ? refuse(403, 'access.denied') : sampleOrder({ step }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const world = await mount(useAny, undefined, {
      getOrder: order,
      listOrders: () =>
        step === null ? refuse(403, 'access.denied') : samplePage([sampleOrder({ step })]),
    });
    const isShown = (shown: string) => () =>
      expect(JSON.stringify(world.current())).toContain(`"step":"${shown}"`);
    await world.until(isShown('ordered'));
    step = null;
    await passInterval();
    await world.until(({ failure }) => expect(failure?.errorCode).toBe('access.denied'));
    step = 'active';
    await passInterval();
    await world.until(isShown('active'));
    expect(world.current().failure).toBeUndefined();
    await world.unmount();
  });

  it('drops cached and in-flight responses on sign-out', async () => {
    const held = deferred();
    const world = await mount(
      () => ({ me: useMe(), list: useCards({}), clear: useClearCache() }),
      undefined,
      {
        getMe: () => sampleUser(),
        listCards: async (request) => {
          await held.promise;
          return cardPages(1, () => ({}))(request);
        },
      },
    );
    await world.until(({ me }) => expect(me.data).toBeDefined());
    await act(async () => world.current().clear());
    await world.render({ isShown: false, who: { userId: null, accountId: null } });
    await act(async () => {
      held.resolve();
      await held.promise;
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    const left = [...world.cache.keys()].map((key) => world.cache.get(key)?.data);
    expect(left.filter((data) => data !== undefined)).toEqual([]);
    await world.unmount();
  });
});
