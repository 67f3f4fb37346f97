import { describe, expect, it } from 'vitest';
import { issuesOf, keysOf, placedKeysOf } from '../core/issues.test.fixtures.ts';
import { microDepositCents, newBankAccount, routingNumber } from './bankAccount.ts';

describe('a bank account', () => {
  it.each<[typed: unknown, keys: readonly string[]]>([
    ['021000021', []],
    ['111000025', []],
    [' 021000021 ', []],
    ['021000022', ['bank.routingWrong']],
    ['120000021', ['bank.routingWrong']],
    ['02100002', ['bank.routingDigits']],
    ['0210000210', ['bank.routingDigits']],
    ['', ['bank.routingRequired']],
  ])('[FUND-05] requires a nine-digit routing number with a valid checksum: %j', (typed, keys) => {
    expect(keysOf(routingNumber, typed)).toEqual(keys);
  });

  it('[FUND-05] requires an account number and a kind', () => {
    const account = { routingNumber: '021000021', accountNumber: '12345678', kind: 'checking' };
    expect(placedKeysOf(newBankAccount, account)).toEqual([]);
    expect(placedKeysOf(newBankAccount, { ...account, accountNumber: '', kind: null })).toEqual([
      'accountNumber: bank.accountRequired',
      'kind: bank.kindRequired',
    ]);
    expect(placedKeysOf(newBankAccount, { ...account, accountNumber: '12x' })).toEqual([
      'accountNumber: bank.accountDigits',
    ]);
  });

  it('[FUND-05] is verified by deposits of 1 to 99 cents', () => {
    expect([1, 99].flatMap((cents) => keysOf(microDepositCents, cents))).toEqual([]);
    expect(issuesOf(microDepositCents, 100)).toMatchObject([
      { key: 'bank.depositCents', params: { max: 99 } },
    ]);
    expect(keysOf(microDepositCents, 0)).toEqual(['bank.depositCents']);
  });
});
