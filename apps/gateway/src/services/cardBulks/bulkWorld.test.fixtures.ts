import { expect } from 'vitest';
import { pick, pickText } from '../../testing/gateway.ts';
import type { World } from '../../testing/startWorld.ts';

const PLAIN = { reason: null, profileId: null, groupId: null };

/** Bulk card calls for tests, made as Dana by default. */
export function bulkCallsOf(world: World) {
  const step = (
    name: 'startCardBulk' | 'cancelCardBulk' | 'undoCardBulk',
    bulkId: string,
    body: object = {},
    user = world.dana,
  ) => world.callAs(user, name, { params: { bulkId }, body });
  const preview = (action: object, cardIds: readonly string[], user = world.dana) =>
    world.callAs(user, 'previewCardBulk', {
      body: { action: { ...PLAIN, ...action }, selection: { cardIds } },
    });
  const read = (name: 'getCardBulk' | 'listCardBulkRows', bulkId: string) =>
    world.call(name, { params: { bulkId } });
  /** Runs the action's job. */
  const work = (bulkId: string) => world.gateway.runBulk({ accountId: world.accountId, bulkId });
  const start = (bulkId: string, body?: object, user = world.dana) =>
    step('startCardBulk', bulkId, body, user);
  const undo = (bulkId: string) => step('undoCardBulk', bulkId);
  return {
    preview,
    start,
    work,
    undo,
    bulkIdOf: async (action: object, cardIds: readonly string[]) =>
      pickText((await preview(action, cardIds)).body, 'bulk', 'bulkId'),
    cancel: (bulkId: string) => step('cancelCardBulk', bulkId),
    /** Starts the action and runs its job. */
    doAll: async (bulkId: string, body: object = {}) => {
      expect(await start(bulkId, body)).toMatchObject({ status: 200 });
      await work(bulkId);
    },
    /** Undoes the action and runs its job. */
    undoAll: async (bulkId: string) => {
      expect(await undo(bulkId)).toMatchObject({ status: 200 });
      await work(bulkId);
    },
    bulkOf: async (bulkId: string) => pick((await read('getCardBulk', bulkId)).body, 'bulk'),
    rowOf: async (bulkId: string, cardId: string) => {
      const items = pick((await read('listCardBulkRows', bulkId)).body, 'items');
      return Array.isArray(items) ? items.find((row) => pick(row, 'cardId') === cardId) : undefined;
    },
  };
}
