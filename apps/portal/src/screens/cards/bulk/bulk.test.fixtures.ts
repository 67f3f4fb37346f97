import type { CardBulk } from '@forecourt/api-client';
import { SAMPLE_IDS } from '@forecourt/api-client/testing';

/** A previewed bulk action on `cardCount` cards, all of them ready. */
export const draftBulk = (
  name: CardBulk['action']['name'],
  cardCount: number,
  sharedProfiles: CardBulk['sharedProfiles'] = [],
): CardBulk => ({
  bulkId: SAMPLE_IDS.order,
  action: { name, reason: null, profileId: null, groupId: null },
  state: 'draft',
  cardCount,
  counts: { ready: cardCount, refused: 0, done: 0, failed: 0, canceled: 0, undone: 0 },
  notFound: [],
  sharedProfiles,
  canUndo: false,
  createdAt: '2026-11-21T12:00:00Z',
  createdBy: 'Dana Ruiz',
  finishedAt: null,
});
