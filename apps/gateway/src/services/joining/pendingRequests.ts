import { MEMBERSHIP_REQUEST_DAYS } from '@forecourt/validation';
import { daysBefore } from '../../store/instants.ts';

/** Requests made before have expired, unless they were answered. [GW-65] */
export const pendingSince = (now: Date): string => daysBefore(now, MEMBERSHIP_REQUEST_DAYS);

/** Group of the notification about a request. */
export const requestGroup = (membershipId: string): string => `membership ${membershipId}`;
