import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcome } from '../core/outcome.test.fixtures.ts';
import { cardNumber, cardNumberEnding } from './cardNumber.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.stringMatching(new RegExp(`^\\d{${minLength},${maxLength}}$`));

describe('cardNumber', () => {
  it.each([
    ['1234567890', '1234567890'],
    ['12345678901234567890', '12345678901234567890'],
    [' 4486 1300 0000 4486 1 ', '44861300000044861'],
    ['4486-1300-0000-4486', '4486130000004486'],
    ['123456789', 'card.numberDigits'],
    ['123456789012345678901', 'card.numberDigits'],
    ['12345678901a', 'card.numberDigits'],
    ['１２３４５６７８９０', 'card.numberDigits'],
    ['4.48613E+15', 'card.numberDigits'],
    ['  ', 'card.numberRequired'],
    [null, 'card.numberRequired'],
    [undefined, 'card.numberRequired'],
    [1_234_567_890, 'value.invalid'],
  ])('[CARD-22] for %o, returns %o', (typed, expected) => {
    expect(outcome(cardNumber, typed)).toBe(expected);
  });

  it('[CARD-22] accepts 10 to 20 digits unchanged, and no fewer or more', () => {
    fc.assert(
      fc.property(digits(10, 20), digits(1, 9), digits(21, 40), (good, short, long) => {
        expect(outcome(cardNumber, good)).toBe(good);
        expect(outcome(cardNumber, short)).toBe('card.numberDigits');
        expect(outcome(cardNumber, long)).toBe('card.numberDigits');
      }),
    );
  });
});

describe('cardNumberEnding', () => {
  it.each([
    ['1234567', '1234567'],
    ['1234567890123456', '1234567890123456'],
    ['123456', 'card.endingDigits'],
    ['12345678901234567', 'card.endingDigits'],
    ['', 'card.numberRequired'],
  ])('[CARD-22] for %o, returns %o', (typed, expected) => {
    expect(outcome(cardNumberEnding, typed)).toBe(expected);
  });

  it('[CARD-22] accepts 7 to 16 digits unchanged, and no fewer or more', () => {
    fc.assert(
      fc.property(digits(7, 16), digits(1, 6), digits(17, 40), (good, short, long) => {
        expect(outcome(cardNumberEnding, good)).toBe(good);
        expect(outcome(cardNumberEnding, short)).toBe('card.endingDigits');
        expect(outcome(cardNumberEnding, long)).toBe('card.endingDigits');
      }),
    );
  });

  it('[CARD-22] includes its bounds in the issue', () => {
    const parsed = cardNumberEnding.safeParse('12');
    expect(parsed.error?.issues[0]).toMatchObject({ params: { min: 7, max: 16 } });
  });
});
