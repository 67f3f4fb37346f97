import { DEFAULT_HEADER_NAMES } from '@forecourt/api-client';
import { logDebug } from './log.ts';

type LogLine = (line: string) => void;

/**
 * Logs what support needs for each call: method, path, status, and request ID. Omits the query
 * string, since a search can identify people. [FLAG-20]
 */
export async function tracedFetch(
  url: string,
  init: RequestInit,
  log: LogLine = logDebug,
): Promise<Response> {
  const requestId = new Headers(init.headers).get(DEFAULT_HEADER_NAMES.requestId);
  const logStatus = (status: number) =>
    log(`${init.method ?? 'GET'} ${new URL(url).pathname} ${status} ${requestId ?? '-'}`);
  try {
    const response = await fetch(url, init);
    logStatus(response.status);
    return response;
  } catch (error) {
    logStatus(0);
    throw error;
  }
}
