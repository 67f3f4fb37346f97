import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { FUNDING_FAILURES, fundingFailureReasons } from './failures.ts';

const textsOf = (failure: (typeof FUNDING_FAILURES)[number]) =>
  fundingFailureReasons(failure).map(({ key }) => en[key]);

describe('fundingFailureReasons', () => {
  it('[MSG-45] reports a card that could not be processed', () => {
    expect(textsOf('cardRefused')).toEqual([
      'This card could not be processed. Please try an alternative payment method.',
    ]);
  });

  it('[MSG-56] [MSG-57] suggests a different method if funds are insufficient', () => {
    expect(textsOf('insufficientFunds')).toEqual([
      'There are insufficient funds for this payment',
      'Select a different payment method',
    ]);
    expect(textsOf('methodRefused')).toEqual(['Select a different payment method']);
  });
});
