import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FACTOR_POLL_MILLISECONDS, pollFactor } from './factorPoll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (times = 1) => vi.advanceTimersByTimeAsync(times * FACTOR_POLL_MILLISECONDS);

describe('pollFactor', () => {
  it('[AUTH-27] keeps polling after a failed request', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('offline')));
    pollFactor(ask, new AbortController().signal);
    expect(ask).not.toHaveBeenCalled();
    await pass(3);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('[AUTH-29] stops when canceled', async () => {
    const ask = vi.fn(() => Promise.resolve());
    const canceled = new AbortController();
    pollFactor(ask, canceled.signal);
    await pass(2);
    canceled.abort();
    await pass(3);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('[AUTH-29] stops when canceled while a request is in flight', async () => {
    const answers: (() => void)[] = [];
    const ask = vi.fn(
      (_signal: AbortSignal) => new Promise<void>((resolve) => void answers.push(resolve)),
    );
    const canceled = new AbortController();
    pollFactor(ask, canceled.signal);
    await pass();
    canceled.abort();
    answers[0]?.();
    await pass(3);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
  });
});
