// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { Contract, ResponseOf } from '../contract/index.ts';
import {
  refuse,
  SAMPLE_IDS,
  sampleCard,
  sampleCardDetails,
  sampleDelivery,
  sampleOrder,
  type FakeRefusal,
} from '../testing/index.ts';
import { useCards, useChangeCardStatus, useMutation, useQuery } from './index.ts';
import { cardId, cardPages } from './support/cardPages.ts';
import { deferred } from './support/deferred.ts';
import { mount } from './support/mount.tsx';

type Answer = ResponseOf<Contract['changeCardStatus']> | FakeRefusal;

function useCardScreen() {
  return {
    list: useCards({}),
    details: useQuery('getCard', { params: { cardId: cardId(0) } }),
    change: useChangeCardStatus(),
  };
}

async function screenWith(answer: Promise<Answer>) {
  const stored = { status: 'active' as const, version: 3 };
  const world = await mount(useCardScreen, undefined, {
    listCards: cardPages(2, (row) => (row === 0 ? stored : {})),
    getCard: () => sampleCardDetails({ card: sampleCard({ cardId: cardId(0), ...stored }) }),
    changeCardStatus: () => answer,
  });
  await world.until(({ list, details }) => {
    expect(list.cards).toHaveLength(2);
    expect(details.data).toBeDefined();
  });
  const send = (action: 'hold' | 'block') => {
    const [card] = world.current().list.cards;
    if (!card) throw new Error('no card');
    const change = { action, reason: null, note: null };
    return world.current().change.send({ card, change });
  };
  const statuses = () => {
    const { list, details } = world.current();
    return [list.cards[0]?.status, details.data?.card.status];
  };
  return { world, send, statuses };
}
describe('useChangeCardStatus', () => {
  it('[CARD-12] shows a hold immediately in list and details; rolls back on error', async () => {
    const gate = deferred<Answer>();
    const { world, send, statuses } = await screenWith(gate.promise);
    let result: Awaited<ReturnType<typeof send>> | undefined;
    await act(async () => {
      void send('hold').then((input) => (result = input));
    });
    await world.until(() => expect(statuses()).toEqual(['onHold', 'onHold']));
    expect(world.current().change.isPending).toBe(true);
    gate.resolve(refuse(409, 'version.stale'));
    await world.until(() => expect(result).toBeDefined());
    expect(result).toMatchObject({ ok: false, failure: { errorCode: 'version.stale' } });
    await world.until(({ change }) => {
      expect(statuses()).toEqual(['active', 'active']);
      expect(change.isPending).toBe(false);
    });
    await world.unmount();
  });

  it('[CARD-13] shows a block only after the gateway confirms it', async () => {
    const gate = deferred<Answer>();
    const { world, send, statuses } = await screenWith(gate.promise);
    await act(async () => {
      void send('block');
    });
    await world.until(({ change }) => expect(change.isPending).toBe(true));
    expect(statuses()).toEqual(['active', 'active']);
    const shown = world.seen.length;
    gate.resolve({ card: sampleCard({ cardId: cardId(0), status: 'blocked', version: 4 }) });
    await world.until(({ change }) => expect(change.isPending).toBe(false));
    const later = world.seen.slice(shown).map(({ list }) => list.cards[0]?.status);
    expect(later).toContain('blocked');
    await world.unmount();
  });

  it('sends the version on screen, then refetches the list and the details', async () => {
    const gate = deferred<Answer>();
    gate.resolve({ card: sampleCard({ cardId: cardId(0), status: 'onHold', version: 4 }) });
    const { world, send } = await screenWith(gate.promise);
    const before = { list: world.asked('listCards'), card: world.asked('getCard') };
    await act(async () => {
      await send('hold');
    });
    await world.until(() => {
      expect(world.asked('listCards')).toBeGreaterThan(before.list);
      expect(world.asked('getCard')).toBeGreaterThan(before.card);
    });
    const change = world.gateway.requests.find(({ name }) => name === 'changeCardStatus');
    expect(change?.headers.get('if-match')).toBe('3');
    expect(change?.headers.get('sysaccountid')).toBe(SAMPLE_IDS.account);
    await world.unmount();
  });
});

describe('ordering cards', () => {
  it('[CARD-03] refetches the card list after an order', async () => {
    let size = 1;
    const world = await mount(
      () => ({ list: useCards({}), order: useMutation('orderCards') }),
      undefined,
      {
        listCards: (request) => cardPages(size, () => ({}))(request),
        orderCards: () => {
          size = 2;
          return { order: sampleOrder(), cards: [sampleCard()] };
        },
      },
    );
    await world.until(({ list }) => expect(list.cards).toHaveLength(1));
    await act(async () => {
      const result = await world
        .current()
        .order.send({ body: { cards: [], delivery: sampleDelivery() } });
      expect(result.ok).toBe(true);
    });
    await world.until(({ list }) => expect(list.cards).toHaveLength(2));
    await world.unmount();
  });
});
