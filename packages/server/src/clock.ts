/** A server's source of time. Tests and the demo use one that they can move. */
export interface Clock {
  now(): Date;
}

export interface MovableClock extends Clock {
  /** Moves the clock by milliseconds, forward or backward. */
  move(byMilliseconds: number): void;
  /** Sets the clock to an instant; a running clock continues from there. */
  set(instant: Date): void;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still at `instant` until it is moved. */
export function stoppedClock(instant: Date): MovableClock {
  let at = instant.getTime();
  return {
    now: () => new Date(at),
    move: (by) => void (at += by),
    set: (to) => void (at = to.getTime()),
  };
}

/** A running clock with an adjustable offset from the system's. */
export function movableClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    move: (by) => void (offset += by),
    set: (to) => void (offset = to.getTime() - Date.now()),
  };
}
