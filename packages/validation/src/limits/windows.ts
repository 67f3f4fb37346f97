import * as z from 'zod/mini';
import { across, requiredChoices, shape } from '../core/shape.ts';
import { weekDay } from './purchaseLimits.ts';
import { minutesOf, WEEK_DAYS } from './weekDays.ts';

const clock = z.string({ error: 'time.invalid' }).check(
  z.trim(),
  z.refine((text) => !Number.isNaN(minutesOf(text)), { error: 'time.invalid' }),
);

/**
 * Hours of a day at the site, `HH:MM` up to `24:00`; the end must be after the start. Hours across
 * midnight take two windows, one to `24:00` and one from `00:00`. [LIMIT-11, ENT-23]
 */
export const timeWindow = shape({ start: clock, end: clock }).check(
  across<{ start: string; end: string }>(({ start, end }) =>
    typeof start === 'string' && typeof end === 'string' && minutesOf(end) <= minutesOf(start)
      ? [{ path: ['end'], key: 'time.endNotAfterStart' }]
      : [],
  ),
);
export type TimeWindow = z.infer<typeof timeWindow>;

/** Days of the week on which a card works: one or more, deduplicated and in order. [ENT-22] */
export const allowedDays = requiredChoices(weekDay, WEEK_DAYS.length, 'limit.dayRequired').check(
  z.overwrite((days) => days.toSorted((a, b) => WEEK_DAYS.indexOf(a) - WEEK_DAYS.indexOf(b))),
);
