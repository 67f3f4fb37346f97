import { expect, it } from 'vitest';
import { cardLifecycle } from '../cards/lifecycle.ts';
import { en } from '../messages/en.ts';
import { BULK_ACTIONS } from './bulk.ts';
import { purchaseEventKey, eventKey, stopReasonKey } from './happenings.ts';

it('eventKey has a timeline message for every card action', () => {
  expect(eventKey('card.block')).toBe('card.timeline.action.block');
  expect(eventKey('card.ordered')).toBe('card.timeline.action.order');
  expect(eventKey('something.new')).toBe('card.timeline.action.other');
  for (const action of [...Object.keys(cardLifecycle.table), ...BULK_ACTIONS]) {
    expect(eventKey(`card.${action}`)).not.toBe('card.timeline.action.other');
    expect(Object.keys(en)).toContain(eventKey(`card.${action}`));
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
] as const)('purchaseEventKey for %j is %s', (entry, key) => {
  expect(purchaseEventKey(entry)).toBe(key);
});
