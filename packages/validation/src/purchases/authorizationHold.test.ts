import { describe, expect, it } from 'vitest';
import { authorizationsHeldFrom, displayedFlags } from './authorizationHold.ts';

describe('an authorization hold', () => {
  it('[TXN-02] lasts seven days if nothing posts, even across clock changes', () => {
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
  ])('with flags %j shows %j', (flags, displayed) => {
    expect(displayedFlags(flags)).toEqual(displayed);
  });
});
