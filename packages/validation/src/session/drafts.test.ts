import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { secretPaths, withoutSecrets } from './drafts.ts';
import { SESSION_REFUSALS } from './refusals.ts';

const filled = {
  nameOnCard: 'PINK TRUCK',
  pinned: true,
  cards: [{ pin: '4711', unitNumber: '77', note: 'card 4111 1111 1111 1111 is broken' }],
  verbalPasscode: 'tulip',
  securityAnswer: '',
  newPassword: 'Copper-Lantern-41',
  accountNumber: '0410022871',
  phone: '214 555 0166',
};

describe('drafts', () => {
  it('report passwords, PINs, codes, and card numbers as secret', () => {
    expect(secretPaths(filled)).toEqual([
      'cards.0.pin',
      'cards.0.note',
      'verbalPasscode',
      'newPassword',
    ]);
  });

  it('keep everything except secrets', () => {
    expect(withoutSecrets(filled)).toEqual({
      nameOnCard: 'PINK TRUCK',
      pinned: true,
      cards: [{ unitNumber: '77', note: null }],
      accountNumber: '0410022871',
      phone: '214 555 0166',
    });
    expect(secretPaths(withoutSecrets(filled))).toEqual([]);
  });
});

describe('a card number in a draft', () => {
  it.each([
    ['4111111111111111', true],
    [4_111_111_111_111_111, true],
    ['pay with 5500-0000-0000-0004.', true],
    ['4111111111111112', false],
    // Checksums that depend on a doubled nine or five
    ['4012888888881881', true],
    ['4012888888881891', false],
    ['79927398713', false],
    [{ toString: () => '4111111111111111' }, false],
    [true, false],
  ])('is recognized by its check digit: %s', (value, isNumber) => {
    expect(secretPaths(value, 'note')).toEqual(isNumber ? ['note'] : []);
  });

  it('is not reported for empty secret fields or similar field names', () => {
    expect(secretPaths({ pin: null, cvv: undefined, token: '', secret: 0 })).toEqual(['secret']);
    expect(withoutSecrets(null)).toBeNull();
    expect(withoutSecrets({ a: null, newPin: '1', card1Number: 'x' })).toEqual({
      a: null,
      card1Number: 'x',
    });
  });
});

describe('gateway refusals', () => {
  it.each([
    ['MSG-09', 'user.notFound', 'Username not recognized'],
    ['MSG-11', 'account.notFound', 'Account Number not recognized'],
    ['MSG-12', 'account.numberInvalid', 'Account Number not valid'],
    ['MSG-13', 'securityAnswer.notRecognized', 'Answer not recognized.'],
    ['MSG-14', 'password.currentWrong', 'Current Password not recognized.'],
    ['MSG-15', 'securityCode.notRecognized', 'Security Code not recognized'],
    ['MSG-21', 'factor.notFound', 'Unable to find user or factor'],
    ['MSG-27', 'verificationCode.invalid', 'Invalid verification code'],
    ['MSG-34', 'password.refused', 'Failed to update password'],
  ] as const)('[%s] %s has the specified message', (_id, key, words) => {
    expect(SESSION_REFUSALS).toContain(key);
    expect(en[key]).toBe(words);
  });
});
