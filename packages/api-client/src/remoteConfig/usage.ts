import { USAGE_ENTRIES_MAX, USAGE_HEADER_BYTES_MAX } from '@forecourt/validation';
import type { KeyValueStore } from '../storage/index.ts';

const KEY = 'usage';
export const USAGE_HEADER = 'x-firebase-client';

async function daysOf(store: KeyValueStore): Promise<readonly string[]> {
  const stored = await store.get(KEY);
  return Array.isArray(stored) ? stored.filter((day) => typeof day === 'string') : [];
}

/** Records a day of use (`YYYY-MM-DD`, UTC), dropping the oldest beyond the limit. [CONF-18] */
export async function recordUse(store: KeyValueStore, day: string): Promise<void> {
  const days = await daysOf(store);
  if (days.includes(day)) return;
  await store.set(KEY, [...days, day].slice(-USAGE_ENTRIES_MAX));
}

const base64url = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const headerValue = (agent: string, dates: readonly string[]) =>
  base64url(JSON.stringify({ version: 2, heartbeats: [{ agent, dates }] }));

/** The header value: the most recent days of use that fit into it. [CONF-17] */
export async function usageHeader(store: KeyValueStore, agent: string): Promise<string> {
  let days = await daysOf(store);
  while (days.length > 0 && headerValue(agent, days).length > USAGE_HEADER_BYTES_MAX)
    days = days.slice(1);
  return headerValue(agent, days);
}
