import { networkOf, type Database } from '@forecourt/server';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import * as z from 'zod/mini';
import type { GatewayConfig } from '../config.ts';
import { openWire } from '../live/wire.ts';
import type { Schema } from '../store/schema.ts';
import { Refusal } from './refusal.ts';
import type { TokenSubject } from './tokens.ts';

/** Counts a person's call. @throws Refusal 429 with `retryAfterSeconds` when there are too many. */
export type CallLimit = (caller: Pick<TokenSubject, 'issuer' | 'subject'>) => Promise<void>;

/** Counts a call without a token from a network address. @throws Refusal 429 likewise. */
export type AddressLimit = (address: string) => Promise<void>;

/** Counts a call with a driver's link, by its token's hash. @throws Refusal 429 likewise. */
type LinkLimit = (tokenHash: string) => Promise<void>;

/** Limits of calls per minute: per person, per network address without a token, and per link. */
export interface CallLimits {
  readonly limitCalls: CallLimit;
  readonly limitAddress: AddressLimit;
  readonly limitLink: LinkLimit;
}

const countMessage = z.object({
  who: z.enum(['person', 'address', 'link']),
  key: z.string(),
  calls: z.number(),
});
type CountMessage = z.infer<typeof countMessage>;

/** Gateways report this fraction of a limit at a time, so that few callers are ever reported. */
const SHARES = 10;

/** Limits calls across all gateways. Each counts its own and reports every tenth of the limit. */
export async function openCallLimits(
  database: Pick<Database<Schema>, 'db' | 'listen'>,
  limits: Pick<GatewayConfig, 'callsPerMinute' | 'addressCallsPerMinute'>,
  onError: (error: unknown) => void,
): Promise<CallLimits> {
  const limiters = {
    person: new RateLimiterMemory({ points: limits.callsPerMinute, duration: 60 }),
    address: new RateLimiterMemory({ points: limits.addressCallsPerMinute, duration: 60 }),
    link: new RateLimiterMemory({ points: limits.addressCallsPerMinute, duration: 60 }),
  };
  const publish = await openWire(database, 'calls', countMessage, (message, isOwn) => {
    if (message && !isOwn) void limiters[message.who].penalty(message.key, message.calls);
  });
  const count = async (who: CountMessage['who'], key: string) => {
    const calls = Math.ceil(limiters[who].points / SHARES);
    try {
      const { consumedPoints } = await limiters[who].consume(key);
      if (consumedPoints % calls === 0) publish({ who, key, calls }).catch(onError);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = Math.ceil(error.msBeforeNext / 1000);
      throw new Refusal(429, 'rateLimited', { params: { retryAfterSeconds }, retryable: true });
    }
  };
  return {
    limitCalls: ({ issuer, subject }) => count('person', `${issuer} ${subject}`),
    limitAddress: (address) => count('address', networkOf(address)),
    limitLink: (tokenHash) => count('link', tokenHash),
  };
}
