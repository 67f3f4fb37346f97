/** What can go wrong with remote configuration besides the store, which has codes of its own. [ERR-27, ERR-35 to ERR-38, ERR-44, ERR-45] */
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
  /** Status of the answer, where there was one. */
  readonly status?: number;
  /** When it may be asked again, milliseconds since 1970. */
  readonly throttledUntil?: number;
  readonly cause?: unknown;
}

/** A remote configuration that could not be had, and why. */
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
