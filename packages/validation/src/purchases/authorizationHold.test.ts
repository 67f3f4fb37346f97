import { describe, expect, it } from 'vitest';
import { authorizationsHeldFrom } from './authorizationHold.ts';

describe('the hold of an authorization', () => {
  it('[TXN-02] lasts seven days while nothing posts, whatever the clocks do in between', () => {
    expect(authorizationsHeldFrom(new Date('2026-11-05T12:00:00.001Z'))).toEqual(
      new Date('2026-10-29T12:00:00.001Z'),
    );
  });
});
