import { assertType } from '@forecourt/validation';
import { DEFAULT_HEADER_NAMES, type HeaderNames } from './options.ts';
import type { LoaderOptions, LoadRequest } from './options.ts';

/** Merges `overrides` over `defaults`, ignoring `undefined`. */
export function withDefaults<T extends object>(
  defaults: T,
  overrides: { readonly [K in keyof T]?: T[K] | undefined } | undefined,
): T {
  const defined = Object.entries(overrides ?? {}).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(defined) };
}

/** The full URL of a request, with its query. [GW-10] */
export function addressOf({ baseUrl, identityUrl }: LoaderOptions, request: LoadRequest): string {
  const base = request.to === 'identity' ? identityUrl : baseUrl;
  assertType(base !== undefined, 'The address of the identity provider is not set');
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  return `${base.replace(/\/+$/, '')}${request.path}${search}`;
}

/** The request's value if given, or else the host's selection. */
const pick = (value: string | null | undefined, selected: (() => string | null) | undefined) =>
  value === undefined ? (selected?.() ?? null) : value;

const TRACE_ID = /^[0-9a-f]{32}$/;
/** W3C `traceparent`. The trace ID is the request ID, so that either one finds the other. */
function traceparentOf(requestId: string): string | null {
  const trace = requestId.replaceAll('-', '').toLowerCase();
  return TRACE_ID.test(trace) ? `00-${trace}-${trace.slice(16)}-00` : null;
}

/** Options for `fetch`, with a fresh token and date. [GW-02 to GW-08] */
export async function requestInit(
  options: LoaderOptions,
  request: LoadRequest,
  now: Date,
  requestId: string,
): Promise<RequestInit> {
  const names: HeaderNames = withDefaults(DEFAULT_HEADER_NAMES, options.headerNames);
  const token = await options.getAccessToken();
  const standardHeaders: readonly (readonly [string, string | null])[] = [
    ['accept', 'application/json'],
    ['content-type', request.body === undefined ? null : 'application/json'],
    [names.authorization, token === null ? null : `Bearer ${token}`],
    [names.accountId, pick(request.accountId, options.getAccountId)],
    [names.userId, pick(request.userId, options.getUserId)],
    [names.requestDate, options.formatRequestDate?.(now) ?? now.toISOString()],
    [names.requestId, requestId],
    [
      'traceparent',
      options.isTraced && request.to !== 'identity' ? traceparentOf(requestId) : null,
    ],
  ];
  const headers = new Headers(request.headers);
  for (const [name, value] of standardHeaders) if (value !== null) headers.set(name, value);
  return {
    method: request.method,
    headers,
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    ...(request.signal ? { signal: request.signal } : {}),
  };
}
