import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { activationReasons, moveReasons, type CardClaim } from './activation.ts';

const claim: CardClaim = {
  number: '7077 2700 1234 5678',
  country: 'US',
  card: { isOfAccount: true },
};
const keys = (more: Partial<CardClaim>) =>
  activationReasons({ ...claim, ...more }).map(({ key }) => key);

describe('activating an account with a card', () => {
  it('succeeds with a card that belongs to the account', () => {
    expect(keys({})).toEqual([]);
    expect(keys({ country: 'CA' })).toEqual([]);
  });

  it.each<[id: string, more: Partial<CardClaim>, key: keyof typeof en, text: string]>([
    ['MSG-35', { card: null }, 'card.numberNotRecognized', 'Card Number not recognized'],
    ['MSG-37', { number: '123' }, 'card.detailsInvalid', 'Invalid card details, country or number'],
    ['MSG-37', { country: 'MX' }, 'card.detailsInvalid', 'Invalid card details, country or number'],
    [
      'MSG-39',
      { card: { isOfAccount: false } },
      'card.numberDiffers',
      'The card number does not match our records',
    ],
  ])('[%s] [MSG-38] fails with the specific reason: %j', (_id, more, key, text) => {
    expect(keys(more)).toEqual(['activation.failed', key]);
    expect(en[key]).toBe(text);
    expect(en['activation.failed']).toBe('Activation Failed');
  });
});

describe('moving a card', () => {
  it('[MSG-44] requires the card’s expiration month', () => {
    expect(moveReasons('2028-04', { expiresOn: '2028-04' })).toEqual([]);
    expect(moveReasons('2028-05', { expiresOn: '2028-04' })).toEqual([
      { key: 'card.expirationDiffers', params: {} },
    ]);
  });
});
