import { expect, it } from 'vitest';
import { fitInto } from './fitInto.ts';

const shape = { cards: [{ name: '', isOwn: false, kind: 'driver' }], city: '' };

it('restores saved values that fit the form and drops unknown fields', () => {
  const stored = {
    cards: [
      { name: 'Rosa', kind: 7, other: 'x' },
      { name: 'Ada', isOwn: true, kind: 'vehicle' },
    ],
    zip: '75202',
  };
  expect(fitInto(shape, stored)).toEqual({
    cards: [
      { name: 'Rosa', isOwn: false, kind: 'driver' },
      { name: 'Ada', isOwn: true, kind: 'vehicle' },
    ],
    city: '',
  });
});

it.each([[null], ['text'], [{ cards: [] }], [{ cards: null }]])(
  'ignores saved data %j',
  (stored) => {
    expect(fitInto(shape, stored)).toEqual(shape);
  },
);

it('restores whole lists of strings, even if the form’s or the saved list is empty', () => {
  const lists = { fleetIds: [''].slice(1), days: ['mon', 'tue'], states: ['TX'] };
  expect(fitInto(lists, { fleetIds: ['a', 'b'], days: [], states: ['OK', 'NM', 'KS'] })).toEqual({
    fleetIds: ['a', 'b'],
    days: [],
    states: ['OK', 'NM', 'KS'],
  });
});

it.each([[[1]], [[{ name: 'Rosa' }]], ['a'], [null]])(
  'returns the form’s own list of strings if the saved value is %j',
  (stored) => {
    expect(fitInto({ fleetIds: ['own'] }, { fleetIds: stored })).toEqual({ fleetIds: ['own'] });
  },
);
