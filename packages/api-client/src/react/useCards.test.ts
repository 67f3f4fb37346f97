// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../testing/index.ts';
import { useCards, type FiltersOf } from './index.ts';
import { cardId, cardPages } from './support/cardPages.ts';
import { deferred } from './support/deferred.ts';
import { mount } from './support/mount.tsx';

describe('the card list', () => {
  it('[GW-14] follows the cursor and counts on the first page only', async () => {
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

  it('[ENT-60] keeps its rows while other filters are fetched, and says so', async () => {
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

  it('shows its rows at once when it comes back, and asks for the first page again', async () => {
    let name = 'before';
    const world = await mount(
      useCards,
      {},
      {
        listCards: cardPages(2, () => ({ nameOnCard: name })),
      },
    );
    await world.until(({ cards }) => expect(cards).toHaveLength(2));
    await world.render({ isShown: false });
    name = 'after';
    const shown = world.seen.length;
    await world.render({ isShown: true });
    expect(world.seen[shown]?.cards[0]?.nameOnCard).toBe('before');
    await world.until(({ cards }) => expect(cards[0]?.nameOnCard).toBe('after'));
    await world.unmount();
  });

  it('says why it could not be loaded, and tries again', async () => {
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
