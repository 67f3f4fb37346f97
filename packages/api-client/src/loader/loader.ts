import { readAnswer, UnauthorizedError, type Loaded } from './answer.ts';
import { RETRY_WAITS_SECONDS, sendWithRetries, sleep as realSleep, type Sleep } from './retry.ts';

/** Names of the headers that every request carries; a host may rename them. [GW-02 to GW-06] */
export interface HeaderNames {
  readonly authorization: string;
  readonly accountId: string;
  readonly userId: string;
  readonly requestDate: string;
  readonly requestId: string;
  /** Read from the answer. [GW-09] */
  readonly deviceToken: string;
}

export const DEFAULT_HEADER_NAMES: HeaderNames = {
  authorization: 'authorization',
  accountId: 'sysaccountid',
  userId: 'userId',
  requestDate: 'request-date',
  requestId: 'x-request-id',
  deviceToken: 'x-device-token',
};

/** What a person should be told of a 5xx. [GW-147 to GW-150] */
export interface ServerTrouble {
  readonly messageKey: 'errors.refreshOrCall' | 'errors.reduceDateRange';
  /** The activity page opens its date-range panel. [GW-149] */
  readonly openDateRange: boolean;
  readonly status: number;
  readonly path: string;
}

/** Everything that the host decides at run time. */
export interface LoaderOptions {
  /** Address before every path, without a slash at its end. [GW-10] */
  readonly baseUrl: string;
  readonly getAccessToken: () => Promise<string | null> | string | null;
  readonly getAccountId?: () => string | null;
  readonly getUserId?: () => string | null;
  readonly headerNames?: Partial<HeaderNames>;
  /** ISO 8601 by default. */
  readonly formatRequestDate?: (now: Date) => string;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => Date;
  readonly newRequestId?: () => string;
  readonly sleep?: Sleep;
  /** Seconds to wait before each further try; an empty list never tries again. */
  readonly retryWaitsSeconds?: readonly number[];
  /** The page on which the request was made; the transactions call of the activity page is special. */
  readonly getPagePath?: () => string;
  readonly isIdentityRoute?: (path: string) => boolean;
  readonly onServerTrouble?: (trouble: ServerTrouble) => void;
  readonly onUnauthorized?: () => void;
  /** An answer that is not OK hides the loading indicator. [GW-151] */
  readonly onFailure?: () => void;
  readonly onDeviceToken?: (token: string) => void;
}

export interface LoadRequest {
  readonly method: string;
  /** Path with its query, from the base address on. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Sending it twice does no harm. */
  readonly isRepeatable: boolean;
}

export type Load = (request: LoadRequest) => Promise<Loaded & { readonly requestId: string }>;

const TRANSACTIONS = '/transactions';
const ACTIVITY = '/activity';

function troubleOf(path: string, pagePath: string, status: number): ServerTrouble {
  const isActivity = path.startsWith(TRANSACTIONS) && pagePath.includes(ACTIVITY);
  return {
    messageKey: isActivity ? 'errors.reduceDateRange' : 'errors.refreshOrCall',
    openDateRange: isActivity,
    status,
    path,
  };
}

async function headersOf(
  options: LoaderOptions,
  request: LoadRequest,
  requestId: string,
): Promise<Headers> {
  const names = { ...DEFAULT_HEADER_NAMES, ...options.headerNames };
  const now = (options.now ?? (() => new Date()))();
  const token = await options.getAccessToken();
  const accountId = options.getAccountId?.() ?? null;
  const userId = options.getUserId?.() ?? null;
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json');
  if (token !== null) headers.set(names.authorization, `Bearer ${token}`);
  if (accountId !== null) headers.set(names.accountId, accountId);
  if (userId !== null) headers.set(names.userId, userId);
  headers.set(names.requestDate, options.formatRequestDate?.(now) ?? now.toISOString());
  headers.set(names.requestId, requestId);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  return headers;
}

/**
 * Makes the JSON loader of the specification's section 7: it sends the headers and JSON bodies,
 * reads the answer by the rules of `readAnswer`, tells the host of trouble, and never throws:
 * what was thrown comes back in `err`. [GW-01, GW-07, GW-08, GW-158]
 */
export function createLoader(options: LoaderOptions): Load {
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const newRequestId = options.newRequestId ?? (() => crypto.randomUUID());
  const waits = options.retryWaitsSeconds ?? RETRY_WAITS_SECONDS;
  const deviceToken = options.headerNames?.deviceToken ?? DEFAULT_HEADER_NAMES.deviceToken;

  return async (request) => {
    const requestId = newRequestId();
    try {
      const headers = await headersOf(options, request, requestId);
      const init: RequestInit = { method: request.method, headers };
      if (request.body !== undefined) init.body = JSON.stringify(request.body);
      if (request.signal) init.signal = request.signal;
      const answer = await sendWithRetries(() => fetch(options.baseUrl + request.path, init), {
        waits: request.isRepeatable ? waits : [],
        sleep: options.sleep ?? realSleep,
        ...(request.signal ? { signal: request.signal } : {}),
      });
      const token = answer.headers.get(deviceToken);
      if (token !== null) options.onDeviceToken?.(token);
      if (!answer.ok) options.onFailure?.();
      if (answer.status >= 500) {
        options.onServerTrouble?.(
          troubleOf(request.path, options.getPagePath?.() ?? '', answer.status),
        );
      }
      const isIdentityRoute = options.isIdentityRoute?.(request.path) ?? false;
      return { ...(await readAnswer(answer, isIdentityRoute)), requestId };
    } catch (err) {
      if (err instanceof UnauthorizedError) options.onUnauthorized?.();
      return { err, requestId };
    }
  };
}
