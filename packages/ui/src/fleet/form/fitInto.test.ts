import { expect, it } from 'vitest';
import { fitInto } from './fitInto.ts';

const shape = { cards: [{ name: '', isOwn: false, kind: 'driver' }], city: '' };

it('puts back what fits, and leaves out what the form does not have', () => {
  const kept = {
    cards: [
      { name: 'Rosa', kind: 7, other: 'x' },
      { name: 'Ada', isOwn: true, kind: 'vehicle' },
    ],
    zip: '75202',
  };
  expect(fitInto(shape, kept)).toEqual({
    cards: [
      { name: 'Rosa', isOwn: false, kind: 'driver' },
      { name: 'Ada', isOwn: true, kind: 'vehicle' },
    ],
    city: '',
  });
});

it.each([[null], ['text'], [{ cards: [] }], [{ cards: null }]])('stays as it is for %j', (kept) => {
  expect(fitInto(shape, kept)).toEqual(shape);
});

it('puts back lists of names whole, also those that began empty or were emptied', () => {
  const lists = { fleetIds: [''].slice(1), days: ['mon', 'tue'], states: ['TX'] };
  expect(fitInto(lists, { fleetIds: ['a', 'b'], days: [], states: ['OK', 'NM', 'KS'] })).toEqual({
    fleetIds: ['a', 'b'],
    days: [],
    states: ['OK', 'NM', 'KS'],
  });
});

it.each([[[1]], [[{ name: 'Rosa' }]], ['a'], [null]])(
  'keeps a list of names as it is for %j',
  (kept) => {
    expect(fitInto({ fleetIds: ['own'] }, { fleetIds: kept })).toEqual({ fleetIds: ['own'] });
  },
);
