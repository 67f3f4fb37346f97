import type { Method } from '../contract/index.ts';

/** Names of the headers that requests carry and answers bring; a host may rename them. [GW-02 to GW-06] */
export interface HeaderNames {
  readonly authorization: string;
  readonly accountId: string;
  readonly userId: string;
  readonly requestDate: string;
  readonly requestId: string;
  /** Read from the answer; the specification does not show its name. [GW-09] */
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

/** What a person should be told about a 5xx. [GW-147 to GW-150] */
export interface ServerTrouble {
  readonly messageKey: 'errors.refreshOrCall' | 'errors.reduceDateRange';
  /** The activity page opens its date-range panel. [GW-149] */
  readonly openDateRange: boolean;
  readonly status: number;
  readonly path: string;
  readonly requestId: string;
}

/** What the loader tells its host. A handler that throws never changes an answer. */
interface LoaderEvents {
  /** A 5xx answer, once for each load: show the banner. [GW-147, GW-154] */
  readonly onServerTrouble?: ((trouble: ServerTrouble) => void) | undefined;
  /** A 401 outside the identity provider: the session is over. [GW-152] */
  readonly onUnauthorized?: ((event: { readonly path: string }) => void) | undefined;
  /** Every load ends with it: hide the loading indicator; `ok` is false without an OK answer. [GW-151] */
  readonly onSettled?:
    | ((event: { readonly path: string; readonly ok: boolean }) => void)
    | undefined;
  /** [GW-09] */
  readonly onDeviceToken?: ((deviceToken: string) => void) | undefined;
  /** The request is sent again after the delay; `attempt` is 1 for the first repetition. */
  readonly onRetry?:
    | ((event: {
        readonly path: string;
        readonly attempt: number;
        readonly delayMilliseconds: number;
        /** Of the answer; null: the network failed. */
        readonly status: number | null;
      }) => void)
    | undefined;
}

/** Resolves after the delay; rejects when the signal aborts first. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** The world around the loader; a test gives its own, so that nothing waits. */
export interface LoaderPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => Date;
  readonly newRequestId: () => string;
  readonly sleep: Sleep;
  /** 0 up to 1. */
  readonly random: () => number;
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Everything that the host decides at run time. */
export interface LoaderOptions extends LoaderEvents, Optional<LoaderPorts> {
  /** Address of the gateway, before every path. [GW-10] */
  readonly baseUrl: string;
  /** Address of the identity provider, for requests that go there. [GW-10] */
  readonly identityUrl?: string | undefined;
  /** Asked before every try, so that a renewed token is used. */
  readonly getAccessToken: () => Promise<string | null> | string | null;
  readonly getAccountId?: (() => string | null) | undefined;
  readonly getUserId?: (() => string | null) | undefined;
  readonly headerNames?: Optional<HeaderNames> | undefined;
  /** Writes `request-date`; ISO 8601 in UTC when left out. */
  readonly formatRequestDate?: ((now: Date) => string) | undefined;
  /** Sends `traceparent` to the gateway: the trace has the request's ID. Off when left out. */
  readonly isTraced?: boolean | undefined;
  /** Path of the page that asks; the browser's own when left out. [GW-148] */
  readonly getPagePath?: (() => string) | undefined;
  /** Whether a path belongs to the identity provider; `/okta/…` when left out. [GW-152, GW-163] */
  readonly isIdentityRoute?: ((path: string) => boolean) | undefined;
  /** Seconds to wait before each further try; an empty list never tries again. */
  readonly retryWaitsSeconds?: readonly number[] | undefined;
}

/** Values of a query; null and undefined are left out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface LoadRequest {
  readonly method: Method;
  /** From the base address on, parameters filled in. */
  readonly path: string;
  readonly query?: QueryValues | undefined;
  /** Sent as JSON. [GW-07] */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** [GW-08] */
  readonly signal?: AbortSignal | undefined;
  /** It only asks, whatever its method: it may be sent again. */
  readonly isRead?: boolean | undefined;
  /** `identity` sends to that address instead of the gateway's. */
  readonly to?: 'gateway' | 'identity' | undefined;
  /** In place of what the host selected; null sends none. */
  readonly accountId?: string | null | undefined;
  readonly userId?: string | null | undefined;
}
