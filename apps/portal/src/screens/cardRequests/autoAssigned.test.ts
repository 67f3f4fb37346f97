import { expect, it } from 'vitest';
import { resolveFlags } from '@forecourt/validation';
import { autoAssigned } from './autoAssigned.ts';

const cards = [
  { cardId: 'held', driverName: 'Rosa Núñez', unitNumber: null },
  { cardId: 'in a vehicle', driverName: null, unitNumber: '0117' },
  { cardId: 'free', driverName: null, unitNumber: null },
  { cardId: 'free too', driverName: null, unitNumber: null },
];

it('[FLAG-27] preselects the first unassigned card, only while cardAutoAssign is on', () => {
  const on = resolveFlags({ cardAutoAssign: true });
  expect(autoAssigned(on, cards)).toBe('free');
  expect(autoAssigned(on, cards.slice(0, 2))).toBe('');
  expect(autoAssigned(resolveFlags(), cards)).toBe('');
});
