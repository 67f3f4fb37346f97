import type { Method } from '../contract/index.ts';
import type { LoaderPorts } from './ports.ts';

/** Names of request and response headers, which a host may override. [GW-02 to GW-06] */
export const DEFAULT_HEADER_NAMES = {
  authorization: 'authorization',
  accountId: 'sysaccountid',
  userId: 'userId',
  requestDate: 'request-date',
  requestId: 'x-request-id',
  /** A response header; the specification does not give its name. [GW-09] */
  deviceToken: 'x-device-token',
};
export type HeaderNames = Readonly<typeof DEFAULT_HEADER_NAMES>;

/** What to tell the user about a 5xx response. [GW-147 to GW-150] */
export interface ServerTrouble {
  readonly messageKey: 'errors.refreshOrCall' | 'errors.reduceDateRange';
  /** Whether the activity page opens its date range panel. [GW-149] */
  readonly openDateRange: boolean;
  readonly status: number;
  readonly path: string;
  readonly requestId: string;
}

/** Events for the host. A handler that throws never affects a response. */
interface LoaderEvents {
  /** A 5xx response, once per load, to show the banner. [GW-147, GW-154] */
  readonly onServerTrouble: (trouble: ServerTrouble) => void;
  /** A 401 outside the identity provider: the session has ended. [GW-152] */
  readonly onUnauthorized: (event: { readonly path: string }) => void;
  /** Called when a load ends, to hide the loading indicator; `ok` if the response was. [GW-151] */
  readonly onSettled: (event: { readonly path: string; readonly ok: boolean }) => void;
  /** [GW-09] */
  readonly onDeviceToken: (deviceToken: string) => void;
  /** A retry is scheduled; `attempt` is 1 for the first retry. */
  readonly onRetry: (event: {
    readonly path: string;
    readonly attempt: number;
    readonly delayMilliseconds: number;
    /** Status of the response; `null` if the network failed. */
    readonly status: number | null;
  }) => void;
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What the host configures at run time. */
export interface LoaderOptions extends Optional<LoaderEvents & LoaderPorts> {
  /** Base URL of the gateway, prepended to every path. [GW-10] */
  readonly baseUrl: string;
  /** Base URL of the identity provider. [GW-10] */
  readonly identityUrl?: string | undefined;
  /**
   * Called before every attempt, so that a renewed token is used; `null` if nobody is signed in. May
   * throw if no token can be obtained now, which counts as a network failure.
   */
  readonly getAccessToken: () => Promise<string | null> | string | null;
  readonly getAccountId?: (() => string | null) | undefined;
  readonly getUserId?: (() => string | null) | undefined;
  readonly headerNames?: Optional<HeaderNames> | undefined;
  /** Formats `request-date`; defaults to ISO 8601 in UTC. */
  readonly formatRequestDate?: ((now: Date) => string) | undefined;
  /** Whether to send the gateway a `traceparent` with the request ID. Defaults to false. */
  readonly isTraced?: boolean | undefined;
  /** Path of the current page; defaults to the browser's location. [GW-148] */
  readonly getPagePath?: (() => string) | undefined;
  /** Seconds to wait before each retry; an empty list disables retries. */
  readonly retryWaitsSeconds?: readonly number[] | undefined;
}

export interface LoadRequest {
  readonly method: Method;
  /** Path after the base URL, with its parameters filled in. */
  readonly path: string;
  /** `null` and `undefined` are omitted. */
  readonly query?:
    | Readonly<Record<string, string | number | boolean | null | undefined>>
    | undefined;
  /** Sent as JSON. [GW-07] */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** [GW-08] */
  readonly signal?: AbortSignal | undefined;
  /** Whether the request is read-only, whatever its method, and so may be retried. */
  readonly isRead?: boolean | undefined;
  /** `identity` uses that base URL instead of the gateway's. */
  readonly to?: 'gateway' | 'identity' | undefined;
  /** Overrides the host's selection; `null` sends none. */
  readonly accountId?: string | null | undefined;
  readonly userId?: string | null | undefined;
}
