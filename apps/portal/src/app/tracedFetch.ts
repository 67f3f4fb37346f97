import { DEFAULT_HEADER_NAMES } from '@forecourt/api-client';
import { logDebug } from './log.ts';

type Say = (line: string) => void;

/**
 * Logs what support needs for each call: method, path, status, and request ID. Omits the query
 * string, since a search can identify people. [FLAG-20]
 */
export async function tracedFetch(
  url: string,
  init: RequestInit,
  say: Say = logDebug,
): Promise<Response> {
  const requestId = new Headers(init.headers).get(DEFAULT_HEADER_NAMES.requestId);
  const told = (status: number) =>
    say(`${init.method ?? 'GET'} ${new URL(url).pathname} ${status} ${requestId ?? '-'}`);
  try {
    const answer = await fetch(url, init);
    told(answer.status);
    return answer;
  } catch (error) {
    told(0);
    throw error;
  }
}
