import { readWireDate } from '@forecourt/api-client/contract';
import { fieldIssues } from '@forecourt/validation';
import type * as z from 'zod/mini';
import { invalid, invalidAt } from './refusal.ts';

/** A query's date as `YYYY-MM-DD`; `null` if omitted. @throws Refusal when it is invalid [GW-12] */
export function readDay(path: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const day = readWireDate(text);
  if (!day) throw invalidAt(path, 'value.invalid');
  return day;
}

/** A range of days as given in a query. */
export interface DaysQuery {
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

/** The days of a query's range; `null` if omitted. @throws Refusal when one is invalid */
export const readDays = ({ fromDate, toDate }: DaysQuery) => ({
  fromDate: readDay('fromDate', fromDate),
  toDate: readDay('toDate', toDate),
});

/** @throws Refusal when the days are outside the range that a list covers */
export function requireRange(range: z.ZodMiniType, days: ReturnType<typeof readDays>): void {
  const result = range.safeParse(days);
  if (!result.success) throw invalid(fieldIssues(result.error));
}
