import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineText } from './shape.ts';
import { outcome, accepts } from './outcome.test.fixtures.ts';

const line = lineText(10, 'name.required');

describe('lineText', () => {
  it.each([
    ['  Depot 7 ', 'Depot 7'],
    ['Núñez'.normalize('NFD'), 'Núñez'.normalize('NFC')],
    ['مستودع', 'مستودع'],
    ['🚚 7', '🚚 7'],
    ['a\u0000b', 'text.invisible'],
    ['a\nb', 'text.invisible'],
    ['\u202Eabc', 'text.invisible'],
    ['a\u2066b', 'text.invisible'],
    ['a\u007Fb', 'text.invisible'],
    ['12345678901', 'text.tooLong'],
    ['   ', 'name.required'],
  ])('for %o, returns %o', (typed, expected) => {
    expect(outcome(line, typed)).toBe(expected);
  });

  it('refuses a control character within the text', () => {
    const control = fc.integer({ min: 0, max: 31 }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,4}$/), control, (text, sign) => {
        expect(accepts(line, text)).toBe(true);
        expect(accepts(line, `${text}${sign}${text}`)).toBe(false);
      }),
    );
  });
});
