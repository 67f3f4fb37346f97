import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';
import type { TokenSubject } from './tokens.ts';

/** Counts a call of a person. @throws Refusal 429 with `retryAfterSeconds` when there were too many. */
export type CallLimit = (who: TokenSubject) => Promise<void>;

/** Bounds the calls of one person in a minute, on this instance. */
export function createCallLimit(callsPerMinute: number): CallLimit {
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  return async ({ issuer, subject }) => {
    try {
      await limiter.consume(`${issuer} ${subject}`);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = Math.ceil(error.msBeforeNext / 1000);
      throw new Refusal(429, 'rateLimited', { params: { retryAfterSeconds }, retryable: true });
    }
  };
}
