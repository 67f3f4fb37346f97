import { readWireDate } from '@forecourt/api-client/contract';
import { invalid } from './refusal.ts';

/** A day of a query as `YYYY-MM-DD`; null without one. @throws Refusal when there is no such day [GW-12] */
export function readDay(path: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const day = readWireDate(text);
  if (!day) throw invalid([{ path, key: 'value.invalid', params: {} }]);
  return day;
}
