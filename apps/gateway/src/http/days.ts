import { readWireDate } from '@forecourt/api-client/contract';
import { fieldIssues } from '@forecourt/validation';
import type * as z from 'zod/mini';
import { invalid, invalidAt } from './refusal.ts';

/** A day of a query as `YYYY-MM-DD`; null without one. @throws Refusal when there is no such day [GW-12] */
export function readDay(path: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const day = readWireDate(text);
  if (!day) throw invalidAt(path, 'value.invalid');
  return day;
}

/** A range of days as a query gives it. */
export interface AskedDays {
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

/** The days of such a range; null where one is left out. @throws Refusal when there is no such day */
export const readDays = ({ fromDate, toDate }: AskedDays) => ({
  fromDate: readDay('fromDate', fromDate),
  toDate: readDay('toDate', toDate),
});

/** @throws Refusal when the days lie outside what a list reaches */
export function requireRange(range: z.ZodMiniType, days: ReturnType<typeof readDays>): void {
  const checked = range.safeParse(days);
  if (!checked.success) throw invalid(fieldIssues(checked.error));
}
