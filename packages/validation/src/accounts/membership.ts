import { MILLISECONDS_PER_DAY } from '../dates/constants.ts';
import { MEMBERSHIP_REQUEST_DAYS } from './constants.ts';

/** When a membership request expires, unless someone answers it. */
export const membershipRequestEnd = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + MEMBERSHIP_REQUEST_DAYS * MILLISECONDS_PER_DAY);
