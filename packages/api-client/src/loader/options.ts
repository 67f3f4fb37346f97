import type { Method } from '../contract/index.ts';

/** Names of the headers that a request carries. [GW-02 to GW-06] */
export interface HeaderNames {
  readonly authorization: string;
  readonly accountId: string;
  readonly userId: string;
  readonly requestDate: string;
  readonly requestId: string;
}
export const HEADER_NAMES: HeaderNames = {
  authorization: 'authorization',
  accountId: 'sysaccountid',
  userId: 'userId',
  requestDate: 'request-date',
  requestId: 'x-request-id',
};
/** The specification does not show the name; a host sets its own. [GW-09] */
export const DEVICE_TOKEN_HEADER = 'x-device-token';

/** Where requests go, without a slash at the end. [GW-10] */
export interface Addresses {
  readonly gateway: string;
  readonly identity?: string | undefined;
}

export interface ServerErrorEvent {
  /** The text of the banner. [GW-148, GW-150] */
  readonly messageKey: 'errors.refreshOrCall' | 'errors.reduceDateRange';
  /** The activity page opens its date panel. [GW-149] */
  readonly openDateRange: boolean;
  readonly url: string;
  readonly status: number;
  readonly requestId: string;
}
export interface SettledEvent {
  readonly url: string;
  /** false: the answer was not OK, or there was none. */
  readonly ok: boolean;
}
export interface RetryEvent {
  readonly url: string;
  /** 1 for the first repetition. */
  readonly attempt: number;
  readonly delayMilliseconds: number;
}

/** What the loader tells its host. A handler that throws never changes an answer. */
export interface LoaderEvents {
  /** A 5xx answer, once per load: show the banner. [GW-147, GW-154] */
  readonly onServerError?: ((event: ServerErrorEvent) => void) | undefined;
  /** A 401 outside the identity provider: the session is over. [GW-152] */
  readonly onUnauthorized?: ((event: { readonly url: string }) => void) | undefined;
  /** Every load ends with it: hide the loading indicator. [GW-151] */
  readonly onSettled?: ((event: SettledEvent) => void) | undefined;
  /** The answer carried a device token. [GW-09] */
  readonly onDeviceToken?: ((deviceToken: string) => void) | undefined;
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
}

/** The world around the loader; a test gives its own, so that nothing waits. */
export interface LoaderPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Resolves after the delay, rejects when the signal aborts first. */
  readonly sleep: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /** 0 up to 1. */
  readonly random: () => number;
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

export interface LoaderOptions {
  readonly addresses: Addresses;
  /** Asked before every try, so that a renewed token is used. */
  readonly getAccessToken: () => string | null | Promise<string | null>;
  readonly getAccountId?: (() => string | null) | undefined;
  readonly getUserId?: (() => string | null) | undefined;
  readonly headerNames?: Optional<HeaderNames> | undefined;
  /** Writes `request-date`; ISO 8601 in UTC when left out. */
  readonly formatRequestDate?: ((now: Date) => string) | undefined;
  readonly deviceTokenHeader?: string | undefined;
  /** Path of the page that asks; the browser's own when left out. [GW-148] */
  readonly getPagePath?: (() => string) | undefined;
  /** Whether a 401 belongs to the identity provider; `/okta/…` when left out. [GW-152, GW-163] */
  readonly isIdentityRoute?: ((path: string) => boolean) | undefined;
  /** Seconds to wait before each repetition; `[]` never repeats. */
  readonly retryDelaysSeconds?: readonly number[] | undefined;
  readonly events?: LoaderEvents | undefined;
  readonly ports?: Optional<LoaderPorts> | undefined;
}

/** Values of a query; null and undefined are left out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface LoadRequest {
  readonly method: Method;
  /** Without the base address, with parameters filled in. */
  readonly path: string;
  readonly query?: QueryValues | undefined;
  /** Sent as JSON. [GW-07] */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** [GW-08] */
  readonly signal?: AbortSignal | undefined;
  /** `identity` sends to that address instead of the gateway's. */
  readonly to?: keyof Addresses | undefined;
  /** In place of the host's selection. */
  readonly accountId?: string | null | undefined;
  readonly userId?: string | null | undefined;
}
