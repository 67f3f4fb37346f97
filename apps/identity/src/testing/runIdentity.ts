import { afterAll, beforeAll } from 'vitest';
import { startIdentity, type RunningIdentity } from './startIdentity.ts';

/** Starts a server before the tests of a file or `describe`, and stops it after them. */
export function runIdentity(
  start: () => Promise<RunningIdentity> = () => startIdentity(),
): RunningIdentity {
  let running: RunningIdentity | undefined;
  const identity = () => {
    if (running === undefined) throw new Error('Not before the tests begin');
    return running;
  };
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running?.stop());
  return {
    get url() {
      return identity().url;
    },
    get issuer() {
      return identity().issuer;
    },
    moveClock: (seconds) => identity().moveClock(seconds),
    lines: () => identity().lines(),
    stop: () => identity().stop(),
  };
}
