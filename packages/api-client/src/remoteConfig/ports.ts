import type { KeyValueStore } from '../storage/index.ts';

/** Which configuration, and of which product. */
export interface RemoteConfigSettings {
  /** Origin of the service, without a slash at its end. */
  readonly baseUrl: string;
  readonly projectId: string;
  readonly namespace: string;
  readonly apiKey: string;
  readonly appId: string;
}

/** The world around remote configuration. */
export interface RemoteConfigPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly store: KeyValueStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Aborts after so many milliseconds. */
  readonly timeout: (milliseconds: number) => AbortSignal;
  readonly languageCode: string;
  readonly logError: (text: string, error: unknown) => void;
}

export const SDK_VERSION = '1.0.0';
