import * as z from 'zod/mini';
import { across, shape } from '../core/shape.ts';
import { minutesOf } from '../limits/weekDays.ts';

const clock = z
  .string({ error: 'time.invalid' })
  .check(z.refine((text) => !Number.isNaN(minutesOf(text)), { error: 'time.invalid' }));

/** Hours by the account's clock (`HH:MM`); an end before the start means the next day. */
export const holdHours = shape({ from: clock, to: clock }).check(
  across<{ from: string; to: string }>(({ from, to }) =>
    typeof from === 'string' && from === to ? [{ path: ['to'], key: 'holdSchedule.sameTime' }] : [],
  ),
);
