import type { KeyValueStore } from '../storage/index.ts';

/** Which configuration to fetch, and for which product. */
export interface RemoteConfigSettings {
  /** Origin of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly projectId: string;
  readonly namespace: string;
  readonly apiKey: string;
  readonly appId: string;
}

/** External dependencies of the remote configuration. */
export interface RemoteConfigPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly store: KeyValueStore;
  /** In epoch milliseconds. */
  readonly now: () => number;
  /** At least 0 and less than 1. */
  readonly random: () => number;
  /** Returns a signal that aborts after the given time. */
  readonly timeout: (milliseconds: number) => AbortSignal;
  readonly languageCode: string;
  readonly logError: (text: string, error: unknown) => void;
}

export const SDK_VERSION = '1.0.0';
