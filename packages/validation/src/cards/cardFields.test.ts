import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, outcome, accepts } from '../core/outcome.test.fixtures.ts';
import { en } from '../messages/en.ts';
import { cardExpiresOn } from './cardExpiry.ts';
import { accountNumber, cardGroupDeliveryRefusal, cardGroupName, customerId } from './cardGroup.ts';
import {
  CARD_LIFE_MONTHS,
  CARD_PROCESSING_HOURS,
  CARD_SHIPPING_BUSINESS_DAYS,
  CARDS_PER_ORDER_MAX,
} from './constants.ts';
import {
  REPLACEMENT_REASONS,
  replacementReason,
  replacementReasonKey,
} from './replacementReasons.ts';
import { selectedCardRequests, shareCard } from './shareCard.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => idOf(index));

describe('replacementReason', () => {
  it('[CARD-19] is either damaged, or lost or stolen', () => {
    expect(REPLACEMENT_REASONS.map((name) => en[replacementReasonKey(name)])).toEqual([
      'Damaged',
      'Lost or stolen',
    ]);
    for (const name of REPLACEMENT_REASONS) expect(outcome(replacementReason, name)).toBe(name);
  });

  it.each([
    ['', 'card.replacementReasonRequired'],
    [null, 'card.replacementReasonRequired'],
    ['expired', 'value.invalid'],
    ['__proto__', 'value.invalid'],
  ])('[CARD-19] refuses %o', (value, expected) => {
    expect(outcome(replacementReason, value)).toBe(expected);
  });
});

describe('shareCard', () => {
  it('[CARD-10] accepts one to five cardholders and refuses a sixth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (count) => {
        const cardholderIds = ids(count);
        const expected =
          count === 0
            ? 'cardholderIds shareCard.cardholderRequired'
            : count > 5
              ? 'cardholderIds shareCard.tooMany'
              : { cardholderIds };
        expect(outcome(shareCard, { cardholderIds })).toEqual(expected);
      }),
    );
  });

  it('[CARD-10] refuses duplicate, missing, and invalid cardholders', () => {
    expect(outcome(shareCard, { cardholderIds: [idOf(1), idOf(1)] })).toBe(
      'cardholderIds shareCard.twice',
    );
    expect(outcome(shareCard, {})).toBe('cardholderIds shareCard.cardholderRequired');
    expect(outcome(shareCard, { cardholderIds: ['Dana'] })).toBe('cardholderIds.0 value.invalid');
  });
});

describe('selectedCardRequests', () => {
  it.each([
    [1, true],
    [50, true],
    [51, false],
    [0, false],
  ])('[CARD-33] accepts %i requests at a time: %s', (count, isTaken) => {
    expect(accepts(selectedCardRequests, ids(count))).toBe(isTaken);
  });
});

describe('[CARD-27] [CARD-28] [CARD-29] customer names and numbers', () => {
  const schemas = { cardGroupName, customerId, accountNumber };
  it.each([
    ['CARD-27', 'cardGroupName', 'Night shift', 'cardGroup.nameRequired', 30],
    ['CARD-28', 'customerId', '00417', 'customer.idRequired', 20],
    ['CARD-29', 'accountNumber', 'BG-1002-7', 'account.numberRequired', 20],
  ] as const)('[%s] %s must not be blank or too long', (_id, name, good, missing, longest) => {
    const schema = schemas[name];
    expect(outcome(schema, ` ${good} `)).toBe(good);
    expect(outcome(schema, '   ')).toBe(missing);
    expect(outcome(schema, undefined)).toBe(missing);
    expect(accepts(schema, 'x'.repeat(longest))).toBe(true);
    expect(outcome(schema, 'x'.repeat(longest + 1))).toBe('text.tooLong');
  });

  it('[CARD-24] [CARD-27] a card group name has at most 30 characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,60}$/), (name) => {
        expect(accepts(cardGroupName, name)).toBe(name.length <= 30);
      }),
    );
  });
});

describe('cardGroupDeliveryRefusal', () => {
  const timeZone = 'America/Chicago';
  const accountOpenedAt = new Date('2026-08-21T15:00:00Z');
  it.each([
    ['2026-11-21T05:59:59Z', 'cardGroup.deliveryTooEarly'],
    ['2026-11-21T06:00:00Z', null],
    ['2027-03-01T00:00:00Z', null],
    ['2026-08-21T15:00:00Z', 'cardGroup.deliveryTooEarly'],
  ])('[CARD-31] at %s, for an account opened August 21, returns %o', (now, key) => {
    const refusal = cardGroupDeliveryRefusal({ accountOpenedAt, now: new Date(now), timeZone });
    expect(refusal?.key ?? null).toBe(key);
    if (refusal) expect(refusal.params).toEqual({ months: 3 });
  });

  it('[CARD-31] counts three months even from the end of a longer month', () => {
    const refusal = cardGroupDeliveryRefusal({
      accountOpenedAt: new Date('2026-11-30T18:00:00Z'),
      now: new Date('2027-02-28T18:00:00Z'),
      timeZone,
    });
    expect(refusal).toBeNull();
  });
});

describe('card constants', () => {
  it('[CARD-32] a manual order has at most five cards', () => {
    expect(CARDS_PER_ORDER_MAX).toBe(5);
  });
  it('[CARD-34] a new card ships within 7 business days', () => {
    expect(CARD_SHIPPING_BUSINESS_DAYS).toBe(7);
  });
  it('[CARD-35] processing takes up to 48 hours', () => {
    expect(CARD_PROCESSING_HOURS).toBe(48);
  });
  it('plastic lasts four years from the order month, in the account’s time zone', () => {
    expect(CARD_LIFE_MONTHS / 12).toBe(4);
    const orderedAt = new Date('2026-12-01T03:00:00Z');
    expect(cardExpiresOn(orderedAt, 'America/Chicago')).toBe('2030-11');
    expect(cardExpiresOn(orderedAt, 'UTC')).toBe('2030-12');
  });
});
