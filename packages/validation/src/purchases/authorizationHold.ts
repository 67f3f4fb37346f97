import { MILLISECONDS_PER_DAY } from '../dates/constants.ts';

/**
 * Days for which an approved purchase holds credit while it does not post. Stations' batches come
 * within four business days, which a long weekend makes seven; after that the hold drops. Whatever
 * posts later is owed all the same.
 */
export const AUTHORIZATION_HOLD_DAYS = 7;

/** An authorization that was given before this instant and has not posted holds no credit anymore. */
export const authorizationsHeldFrom = (now: Date): Date =>
  new Date(now.getTime() - AUTHORIZATION_HOLD_DAYS * MILLISECONDS_PER_DAY);

/** Marks a purchase that was taken back: it counts for nothing. */
export const REVERSED_FLAG = 'reversed';
/** Marks one that was taken back because it did not post in time. */
export const NOT_POSTED_FLAG = 'notPosted';

/** The flags that say something of their own: no site took back what only did not post. */
export const toldFlags = (flags: readonly string[]): readonly string[] =>
  flags.filter((flag) => flag !== REVERSED_FLAG || !flags.includes(NOT_POSTED_FLAG));
