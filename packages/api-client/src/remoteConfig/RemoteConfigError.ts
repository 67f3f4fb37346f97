/** Error codes, other than those of the store. [ERR-27, ERR-35 to ERR-38, ERR-44, ERR-45] */
export type RemoteConfigErrorCode =
  | 'already-initialized'
  | 'fetch-client-network'
  | 'fetch-timeout'
  | 'fetch-throttle'
  | 'fetch-client-parse'
  | 'fetch-status'
  | 'custom-signal-max-allowed-signals'
  | 'installation-refused';

export interface RemoteConfigErrorFacts {
  /** Status of the response, if there was one. */
  readonly status?: number;
  /** When a retry is allowed, in epoch milliseconds. */
  readonly throttledUntil?: number;
  readonly cause?: unknown;
}

/** Why the remote configuration could not be fetched or used. */
export class RemoteConfigError extends Error {
  override readonly name = 'RemoteConfigError';
  readonly code: RemoteConfigErrorCode;
  readonly status: number | null;
  readonly throttledUntil: number | null;
  constructor(code: RemoteConfigErrorCode, facts: RemoteConfigErrorFacts = {}) {
    super(code, { cause: facts.cause });
    this.code = code;
    this.status = facts.status ?? null;
    this.throttledUntil = facts.throttledUntil ?? null;
  }
}
