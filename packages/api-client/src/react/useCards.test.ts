// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '../testing/index.ts';
import { useCards, useQuery, useRefresh, useRefreshAll, type FiltersOf } from './index.ts';
import { cardId, cardPages } from './support/cardPages.ts';
import { deferred } from './support/deferred.ts';
import { mount } from './support/mount.tsx';

interface Names {
  readonly cards: readonly { readonly nameOnCard: string | null }[];
}
const namesOf = (list: Names | undefined) => list?.cards.map(({ nameOnCard }) => nameOnCard);
const four = (name: string) => Array.from({ length: 4 }, () => name);

/** A list of cards with two pages loaded; `rename` changes the names served from then on. */
async function twoPages<T extends Names & Pick<ReturnType<typeof useCards>, 'loadMore'>>(
  useIt: (filters: FiltersOf<'listCards'>) => T,
) {
  let name = 'before';
  const world = await mount(useIt, {}, { listCards: cardPages(5, () => ({ nameOnCard: name })) });
  await world.until(({ cards }) => expect(cards).toHaveLength(2));
  await act(async () => world.current().loadMore());
  await world.until(({ cards }) => expect(cards).toHaveLength(4));
  return { world, rename: (to: string) => (name = to) };
}

/** Dispatches a window event and waits for SWR to react in the next turn. */
const happens = (event: 'focus' | 'online') =>
  act(async () => {
    window.dispatchEvent(new Event(event));
    await new Promise((resolve) => setTimeout(resolve));
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('useCards', () => {
  it('[GW-14] follows the cursor and requests the total on the first page only', async () => {
    const world = await mount(useCards, {}, { listCards: cardPages(5, () => ({})) });
    await world.until(({ cards, total, hasMore }) => {
      expect(cards).toHaveLength(2);
      expect(total).toBe(5);
      expect(hasMore).toBe(true);
    });
    await act(async () => world.current().loadMore());
    await world.until(({ cards }) => expect(cards).toHaveLength(4));
    await act(async () => world.current().loadMore());
    await world.until(({ cards, hasMore, total, counts }) => {
      expect(cards.map((card) => card.cardId)).toEqual([0, 1, 2, 3, 4].map(cardId));
      expect(hasMore).toBe(false);
      expect(total).toBe(5);
      expect(counts).toEqual({ active: 5 });
    });
    expect(world.gateway.requests.map(({ query }) => [query['cursor'], query['total']])).toEqual([
      [undefined, 'true'],
      ['2', undefined],
      ['4', undefined],
    ]);
    await world.unmount();
  });

  it('[ENT-60] shows the old rows, marked stale, while new filters load', async () => {
    const held = deferred();
    const filters: FiltersOf<'listCards'> = {};
    const world = await mount(useCards, filters, {
      listCards: async (request) => {
        if (request.query.status === 'ordered') await held.promise;
        return cardPages(1, () => ({ status: request.query.status ?? 'active' }))(request);
      },
    });
    await world.until(({ cards }) => expect(cards).toHaveLength(1));
    await world.render({ now: { status: 'ordered' } });
    expect(world.current()).toMatchObject({ isStale: true, isLoading: false });
    expect(world.current().cards[0]?.status).toBe('active');
    held.resolve();
    await world.until(({ cards, isStale }) => {
      expect(cards[0]?.status).toBe('ordered');
      expect(isStale).toBe(false);
    });
    await world.unmount();
  });

  it('[ENT-60] shows no rows of other filters if the new ones fail to load', async () => {
    const filters: FiltersOf<'listCards'> = {};
    const world = await mount(useCards, filters, {
      listCards: (request) =>
        request.query.status === 'ordered'
          ? refuse(400, 'request.invalid')
          : cardPages(1, () => ({}))(request),
    });
    await world.until(({ cards }) => expect(cards).toHaveLength(1));
    await world.render({ now: { status: 'ordered' } });
    await world.until(({ failure }) => expect(failure).toBeDefined());
    expect(world.current()).toMatchObject({ cards: [], total: null, isStale: false });
    await world.render({ now: {} });
    await world.until(({ cards, failure }) => {
      expect(cards).toHaveLength(1);
      expect(failure).toBeUndefined();
    });
    await world.unmount();
  });

  it('shows its cached rows immediately on remount and refetches every page', async () => {
    const { world, rename } = await twoPages(useCards);
    await world.render({ isShown: false });
    rename('after');
    const shown = world.seen.length;
    await world.render({ isShown: true });
    expect(namesOf(world.seen[shown])).toEqual(four('before'));
    await world.until((list) => expect(namesOf(list)).toEqual(four('after')));
    expect(world.seen.slice(shown).map(({ cards }) => cards.length)).not.toContain(2);
    expect(world.asked('listCards')).toBe(4);
    await world.unmount();
  });

  it('refetches its pages on window focus, at most once every 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { world, rename } = await twoPages(useCards);
    rename('after');
    const askedWhenLookedAtAfter = async (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds);
      await happens('focus');
      return world.asked('listCards');
    };
    expect(await askedWhenLookedAtAfter(29_000)).toBe(2);
    await askedWhenLookedAtAfter(2000);
    await world.until((list) => expect(namesOf(list)).toEqual(four('after')));
    expect(await askedWhenLookedAtAfter(29_000)).toBe(4);
    await world.unmount();
  });

  it('refetches its pages when the connection returns', async () => {
    const { world, rename } = await twoPages(useCards);
    rename('after');
    await happens('online');
    await world.until((list) => expect(namesOf(list)).toEqual(four('after')));
    expect(world.asked('listCards')).toBe(4);
    await world.unmount();
  });

  it('shares its requests between two components', async () => {
    const { world, rename } = await twoPages((filters: FiltersOf<'listCards'>) => {
      useCards(filters);
      return useCards(filters);
    });
    rename('after');
    await happens('online');
    await world.until((list) => expect(namesOf(list)).toEqual(four('after')));
    expect(world.asked('listCards')).toBe(4);
    await world.unmount();
  });

  it('is refetched by useRefreshAll', async () => {
    const { world, rename } = await twoPages((filters: FiltersOf<'listCards'>) => ({
      ...useCards(filters),
      refreshAll: useRefreshAll(),
    }));
    rename('after');
    await act(async () => world.current().refreshAll());
    await world.until((list) => expect(namesOf(list)).toEqual(four('after')));
    await world.unmount();
  });

  it('keeps a plain query of the same call on screen while both are refetched', async () => {
    const { world, rename } = await twoPages((filters: FiltersOf<'listCards'>) => ({
      ...useCards(filters),
      single: useQuery('listCards', { query: { status: 'active' } }),
      refresh: useRefresh(),
    }));
    await world.until(({ single }) => expect(single.data).toBeDefined());
    const shown = world.seen.length;
    rename('after');
    await act(async () => world.current().refresh('listCards'));
    await world.until((list) => {
      expect(namesOf(list)).toEqual(four('after'));
      expect(list.single.data?.items[0]?.nameOnCard).toBe('after');
    });
    expect(world.seen.slice(shown).map(({ single }) => single.data)).not.toContain(undefined);
    await world.unmount();
  });

  it('reports why loading failed, and loads on retry', async () => {
    let isDown = true;
    const world = await mount(
      useCards,
      {},
      {
        listCards: (request) =>
          isDown ? refuse(500, 'server.error') : cardPages(1, () => ({}))(request),
      },
    );
    await world.until(({ failure, isLoading }) => {
      expect(failure?.errorCode).toBe('server.error');
      expect(isLoading).toBe(false);
    });
    isDown = false;
    await act(async () => world.current().retry());
    await world.until(({ cards, failure }) => {
      expect(cards).toHaveLength(1);
      expect(failure).toBeUndefined();
    });
    await world.unmount();
  });
});
