import { expect, it } from 'vitest';
import { sayText } from './sayText.ts';

it.each([
  [
    '{count, plural, one {# card is} other {# cards are}} on hold',
    { count: 1 },
    '1 card is on hold',
  ],
  [
    '{count, plural, one {# card is} other {# cards are}} on hold',
    { count: 1200 },
    '1,200 cards are on hold',
  ],
  [
    '{count, plural, one {{what}} other {{what}, # times}}',
    { count: 2, what: 'Hold' },
    'Hold, 2 times',
  ],
  ['{count, plural, =0 {No cards} other {# cards}}', { count: 0 }, 'No cards'],
  [
    '{who, select, driver {Texted} other {Mailed}} to {name}',
    { who: 'driver', name: '<A>' },
    'Texted to <A>',
  ],
  [
    'On card •••• {last4}, {odometer} miles',
    { last4: '0021', odometer: 0 },
    'On card •••• 0021, 0 miles',
  ],
  ['At {place}', {}, 'At –'],
])('formats %s with %j', (text, params, expected) => {
  expect(sayText(text, params)).toBe(expected);
});
