type LoaderErrorReason = 'unauthorized' | 'failed' | 'network' | 'aborted';

interface LoaderErrorDetails {
  readonly url: string;
  readonly error?: unknown;
  readonly status?: number;
  readonly statusText?: string;
}

/** Why a request failed, as returned in `err`. [GW-152, GW-157, GW-158] */
export class LoaderError extends Error {
  override readonly name = 'LoaderError';
  readonly reason: LoaderErrorReason;
  readonly url: string;
  /** The response body, or the thrown value. */
  readonly error: unknown;
  /** 0 if no response arrived. */
  readonly status: number;
  readonly statusText: string;

  constructor(reason: LoaderErrorReason, message: string, details: LoaderErrorDetails) {
    super(message);
    this.reason = reason;
    this.url = details.url;
    this.error = details.error;
    this.status = details.status ?? 0;
    this.statusText = details.statusText ?? '';
  }
}

const isAbort = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === 'AbortError';

/** Converts any thrown value to a loader error. [GW-158] */
export function toLoaderError(thrown: unknown, url: string, signal?: AbortSignal): LoaderError {
  if (thrown instanceof LoaderError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const isAborted = signal?.aborted === true || isAbort(thrown);
  return new LoaderError(isAborted ? 'aborted' : 'network', message, { url, error: thrown });
}
