import { expect, it } from 'vitest';
import { cardLifecycle } from '../cards/lifecycle.ts';
import { en } from '../messages/en.ts';
import { BULK_ACTIONS } from './bulk.ts';
import { boughtKey, happeningKey, stopReasonKey } from './happenings.ts';

it('happeningKey has a timeline message for every card action', () => {
  expect(happeningKey('card.block')).toBe('card.timeline.action.block');
  expect(happeningKey('card.ordered')).toBe('card.timeline.action.order');
  expect(happeningKey('something.new')).toBe('card.timeline.action.other');
  for (const action of [...Object.keys(cardLifecycle.table), ...BULK_ACTIONS]) {
    expect(happeningKey(`card.${action}`)).not.toBe('card.timeline.action.other');
    expect(Object.keys(en)).toContain(happeningKey(`card.${action}`));
  }
});

it('stopReasonKey tells a listed reason from free text', () => {
  expect(stopReasonKey('lost')).toBe('blockReason.lost');
  expect(stopReasonKey('Fell into the tank')).toBeUndefined();
});

it.each([
  [{ kind: 'decline', place: null, source: null }, 'timeline.decline'],
  [{ kind: 'purchase', place: null, source: 'Sheet' }, 'timeline.purchase.bare'],
  [{ kind: 'purchase', place: 'Waco', source: 'Sheet' }, 'timeline.purchase.elsewhere'],
  [{ kind: 'purchase', place: 'Waco', source: null }, 'timeline.purchase'],
] as const)('boughtKey for %j is %s', (entry, key) => {
  expect(boughtKey(entry)).toBe(key);
});
