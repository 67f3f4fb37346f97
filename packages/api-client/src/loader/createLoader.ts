import { refuseFailure, troubleOf, type HttpResponse } from './responseRules.ts';
import { LoaderError, toLoaderError } from './LoaderError.ts';
import { DEFAULT_HEADER_NAMES } from './options.ts';
import type { LoaderOptions, LoadRequest } from './options.ts';
import { defaultPorts, type LoaderPorts } from './ports.ts';
import { addressOf, requestInit, withDefaults } from './request.ts';
import {
  isRepeatable,
  isRetryableStatus,
  RETRY_WAITS_SECONDS,
  retryAfterSeconds,
  retryDelay,
} from './retry.ts';

/** A response that the loader passes on: OK, or a failure returned unchanged. */
interface LoadedResponse extends HttpResponse {
  readonly err: null;
  readonly requestId: string;
  /** [GW-09] */
  readonly deviceToken: string | null;
}
interface FailedLoad {
  /** [GW-158] */
  readonly err: LoaderError;
  readonly requestId: string;
}
export type LoadResult = LoadedResponse | FailedLoad;

/** Sends a request. Never throws. */
export type Loader = (request: LoadRequest) => Promise<LoadResult>;

type AttemptOutcome = { readonly response: Response } | { readonly thrown: unknown };

/** Paths that belong to the identity provider. [GW-152, GW-163] */
const IDENTITY_PATH = /^\/okta(\/|$)/;
const browserPath = () => (typeof location === 'undefined' ? '' : location.pathname);

/** Calls a host's handler; an error in it is reported and does not affect the response. */
function emit<E>(handler: ((event: E) => void) | undefined, event: E): void {
  try {
    handler?.(event);
  } catch (error) {
    globalThis.reportError?.(error);
  }
}

/** Parses the body as JSON, or else returns its text; `null` if empty. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** One load, including its retries. */
class Load {
  readonly requestId: string;
  url = '';
  private readonly options: LoaderOptions;
  private readonly request: LoadRequest;
  private readonly ports: LoaderPorts;

  constructor(options: LoaderOptions, request: LoadRequest, ports: LoaderPorts) {
    this.options = options;
    this.request = request;
    this.ports = ports;
    this.requestId = ports.newRequestId();
    this.url = request.path;
  }

  async run(): Promise<LoadedResponse> {
    this.url = addressOf(this.options, this.request);
    const response = await this.sendUntilAnswered();
    const { ok, status, statusText, headers } = response;
    const names = withDefaults(DEFAULT_HEADER_NAMES, this.options.headerNames);
    const deviceToken = headers.get(names.deviceToken);
    if (deviceToken !== null) emit(this.options.onDeviceToken, deviceToken);
    const loaded = { url: this.url, ok, status, statusText, body: await readBody(response) };
    this.announce(loaded);
    refuseFailure(loaded, this.isIdentity());
    return { ...loaded, err: null, requestId: this.requestId, deviceToken };
  }

  private isIdentity(): boolean {
    const { to, path } = this.request;
    return to === 'identity' || IDENTITY_PATH.test(path);
  }

  private announce({ status }: HttpResponse): void {
    const { onUnauthorized, onServerTrouble, getPagePath = browserPath } = this.options;
    const { path } = this.request;
    if (status === 401 && !this.isIdentity()) emit(onUnauthorized, { path });
    if (status < 500) return;
    emit(onServerTrouble, troubleOf(path, status, getPagePath(), this.requestId));
  }

  private async tryOnce(): Promise<AttemptOutcome> {
    try {
      const init = await requestInit(this.options, this.request, this.ports.now(), this.requestId);
      return { response: await this.ports.fetch(this.url, init) };
    } catch (thrown) {
      return { thrown };
    }
  }

  /** Retries what may be repeated after a network failure, 429, or 503. */
  private async sendUntilAnswered(): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.tryOnce();
      const delayMilliseconds = this.delayAfter(outcome, attempt);
      if (delayMilliseconds === null) {
        if ('response' in outcome) return outcome.response;
        throw outcome.thrown;
      }
      const status = 'response' in outcome ? outcome.response.status : null;
      emit(this.options.onRetry, { path: this.request.path, attempt, delayMilliseconds, status });
      await this.ports.sleep(delayMilliseconds, this.request.signal);
    }
  }

  private delayAfter(outcome: AttemptOutcome, attempt: number): number | null {
    if (this.request.signal?.aborted || !isRepeatable(this.request)) return null;
    if ('response' in outcome && !isRetryableStatus(outcome.response.status)) return null;
    const delays = this.options.retryWaitsSeconds ?? RETRY_WAITS_SECONDS;
    const retryAfter = 'response' in outcome ? retryAfterSeconds(outcome.response.headers) : null;
    return retryDelay(delays[attempt - 1], retryAfter, this.ports.random());
  }
}

/**
 * Creates the gateway's JSON loader: headers, retries, response rules, and events for the host.
 * [GW-01 to GW-10, GW-147 to GW-158, GW-163]
 */
export function createLoader(options: LoaderOptions): Loader {
  const ports = withDefaults<LoaderPorts>(defaultPorts, options);
  return async (request) => {
    const load = new Load(options, request, ports);
    let ok = false;
    try {
      const result = await load.run();
      ok = result.ok;
      return result;
    } catch (thrown) {
      return {
        err: toLoaderError(thrown, load.url, request.signal),
        requestId: load.requestId,
      };
    } finally {
      emit(options.onSettled, { path: request.path, ok });
    }
  };
}
