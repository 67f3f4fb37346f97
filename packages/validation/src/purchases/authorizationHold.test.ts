import { describe, expect, it } from 'vitest';
import { authorizationsHeldFrom, toldFlags } from './authorizationHold.ts';

describe('the hold of an authorization', () => {
  it('[TXN-02] lasts seven days while nothing posts, whatever the clocks do in between', () => {
    expect(authorizationsHeldFrom(new Date('2026-11-05T12:00:00.001Z'))).toEqual(
      new Date('2026-10-29T12:00:00.001Z'),
    );
  });

  it.each([
    [['odometer'], ['odometer']],
    [['reversed'], ['reversed']],
    [
      ['reversed', 'notPosted', 'burst'],
      ['notPosted', 'burst'],
    ],
  ])('of the flags %j tells %j', (flags, told) => {
    expect(toldFlags(flags)).toEqual(told);
  });
});
