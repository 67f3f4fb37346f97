import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';
import type { TokenSubject } from './tokens.ts';

/** Counts a call of a person. @throws Refusal 429 with `retryAfterSeconds` when there were too many. */
export type CallLimit = (who: Pick<TokenSubject, 'issuer' | 'subject'>) => Promise<void>;

/** Counts a call of a network address that shows no token. @throws Refusal 429 likewise. */
export type AddressLimit = (address: string) => Promise<void>;

/** Bounds the calls of one person in a minute, on this instance. */
export function createCallLimit(callsPerMinute: number): CallLimit {
  const count = counter(callsPerMinute);
  return ({ issuer, subject }) => count(`${issuer} ${subject}`);
}

/** Bounds the calls without a token of one network address in a minute, on this instance. */
export const createAddressLimit = (callsPerMinute: number): AddressLimit => counter(callsPerMinute);

function counter(callsPerMinute: number): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = Math.ceil(error.msBeforeNext / 1000);
      throw new Refusal(429, 'rateLimited', { params: { retryAfterSeconds }, retryable: true });
    }
  };
}
