import { describe, expect, it } from 'vitest';
import { idleState } from './idle.ts';

const person = { isEmulated: false, isFast: false };

describe('an idle page', () => {
  it('[SESS-24] times out after 1800 s', () => {
    expect(idleState(1799, person)).toEqual({ kind: 'warning', secondsLeft: 1 });
    expect(idleState(1800, person)).toEqual({ kind: 'over' });
  });

  it('[SESS-25] [SESS-29] counts down the last 60 s', () => {
    expect(idleState(1739, person)).toEqual({ kind: 'active' });
    expect(idleState(1740, person)).toEqual({ kind: 'warning', secondsLeft: 60 });
    expect(idleState(1765.4, person)).toEqual({ kind: 'warning', secondsLeft: 35 });
  });

  it('[SESS-26] times out after 300 s for an emulated user', () => {
    const emulated = { ...person, isEmulated: true };
    expect(idleState(239, emulated)).toEqual({ kind: 'active' });
    expect(idleState(300, emulated)).toEqual({ kind: 'over' });
  });

  it('[SESS-27] [SESS-28] times out after 75 s only with the fast timeout on', () => {
    expect(idleState(75, person)).toEqual({ kind: 'active' });
    expect(idleState(15, { ...person, isFast: true })).toEqual({
      kind: 'warning',
      secondsLeft: 60,
    });
    expect(idleState(75, { ...person, isFast: true })).toEqual({ kind: 'over' });
  });
});
