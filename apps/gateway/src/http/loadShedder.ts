import type { MiddlewareHandler } from 'hono';
import { unavailable } from './refusal.ts';

/** From highest to lowest. */
const PRIORITIES = ['authorization', 'call', 'file'] as const;
type Priority = (typeof PRIORITIES)[number];

interface Bound {
  /** Fraction of the limit that may be running when another call starts. */
  readonly share: number;
  /** How many calls may wait, as a multiple of the limit. */
  readonly queue: number;
  readonly retryAfterSeconds: number;
}
const BOUNDS: Readonly<Record<Priority, Bound>> = {
  // a driver is waiting at the pump, and the network retries or decides on its own
  authorization: { share: 1, queue: 16, retryAfterSeconds: 1 },
  call: { share: 0.5, queue: 8, retryAfterSeconds: 2 },
  file: { share: 0.25, queue: 1, retryAfterSeconds: 15 },
};

const FILES = /^\/downloads\/|\/(export|download)$/;
const priorityOf = (path: string): Priority => {
  if (path === '/authorizations') return 'authorization';
  return FILES.test(path) ? 'file' : 'call';
};

/**
 * Limits the calls that this instance handles concurrently, and so the load on the database. More
 * calls wait in short queues, authorizations first. Once a queue is full, calls are refused
 * immediately with a time to retry, files first.
 */
export function shedLoad(callsAtOnce: number): MiddlewareHandler {
  let running = 0;
  const queues: Readonly<Record<Priority, (() => void)[]>> = {
    authorization: [],
    call: [],
    file: [],
  };
  const mayRun = (priority: Priority) => running < Math.ceil(callsAtOnce * BOUNDS[priority].share);

  function acquire(priority: Priority): Promise<void> | undefined {
    if (mayRun(priority)) {
      running += 1;
      return undefined;
    }
    const { queue, retryAfterSeconds } = BOUNDS[priority];
    if (queues[priority].length >= callsAtOnce * queue) {
      throw unavailable({ retryAfterSeconds });
    }
    return new Promise((resolve) => void queues[priority].push(resolve));
  }

  function release(): void {
    running -= 1;
    const next = PRIORITIES.find((priority) => queues[priority].length > 0 && mayRun(priority));
    if (next === undefined) return;
    running += 1;
    queues[next].shift()?.();
  }

  return async (c, next) => {
    await acquire(priorityOf(c.req.path));
    try {
      await next();
    } finally {
      release();
    }
  };
}
