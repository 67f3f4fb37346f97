import { MILLISECONDS_PER_DAY } from '../dates/constants.ts';

/**
 * Days for which an approved but unposted purchase holds credit. Stations send their batches within
 * four business days, or seven days over a long weekend; then the hold is released. Anything that
 * posts later is still owed.
 */
export const AUTHORIZATION_HOLD_DAYS = 7;

/** Unposted authorizations from before this instant no longer hold credit. */
export const authorizationsHeldFrom = (now: Date): Date =>
  new Date(now.getTime() - AUTHORIZATION_HOLD_DAYS * MILLISECONDS_PER_DAY);

/** Flags a reversed purchase, which counts for nothing. */
export const REVERSED_FLAG = 'reversed';
/** Flags a purchase that was reversed because it did not post in time. */
export const NOT_POSTED_FLAG = 'notPosted';

/** The flags to display: if a purchase merely failed to post, no site reversed it. */
export const displayedFlags = (flags: readonly string[]): readonly string[] =>
  flags.filter((flag) => flag !== REVERSED_FLAG || !flags.includes(NOT_POSTED_FLAG));
