import { MEMBERSHIP_REQUEST_DAYS, MILLISECONDS_PER_DAY } from '@forecourt/validation';

/** Requests made before have expired, unless they were answered. [GW-65] */
export const pendingSince = (now: Date): string =>
  new Date(now.getTime() - MEMBERSHIP_REQUEST_DAYS * MILLISECONDS_PER_DAY).toISOString();

/** Group of the notification about a request. */
export const requestGroup = (membershipId: string): string => `membership ${membershipId}`;
