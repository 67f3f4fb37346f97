import { MILLISECONDS_PER_DAY } from '@forecourt/validation';

const MILLISECONDS_PER_MINUTE = 60_000;

/** The instant so many days before another, in ISO 8601. */
export const daysBefore = (at: Date, days: number): string =>
  new Date(at.getTime() - days * MILLISECONDS_PER_DAY).toISOString();

/** The instant so many minutes before another, in ISO 8601. */
export const minutesBefore = (at: Date, minutes: number): string =>
  new Date(at.getTime() - minutes * MILLISECONDS_PER_MINUTE).toISOString();

/** The instant so many minutes after another, in ISO 8601. */
export const minutesAfter = (at: Date, minutes: number): string => minutesBefore(at, -minutes);

/** Whole seconds from now until an instant, after which a job may run; 0 if it has passed. */
export const secondsUntil = (instant: Date, now: Date): number =>
  Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / 1000));
