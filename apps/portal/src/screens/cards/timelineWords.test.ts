import { cardLifecycle } from '@forecourt/validation';
import { expect, it } from 'vitest';
import { en } from '../../messages/cards.ts';
import { happeningKey, reasonKey } from './timelineWords.ts';

it('names what happened to a card as its history does', () => {
  expect(happeningKey('card.block')).toBe('card.timeline.action.block');
  expect(happeningKey('card.ordered')).toBe('card.timeline.action.order');
  expect(happeningKey('something.new')).toBe('card.timeline.action.other');
  for (const action of Object.keys(cardLifecycle.table)) {
    expect(Object.keys(en)).toContain(happeningKey(`card.${action}`));
  }
});

it('knows a chosen reason from a person’s own words', () => {
  expect(reasonKey('lost')).toBe('blockReason.lost');
  expect(reasonKey('Fell into the tank')).toBeUndefined();
});
