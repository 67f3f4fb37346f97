import {
  backoffMilliseconds,
  CUSTOM_SIGNALS_MAX,
  isTruthyValue,
  REMOTE_CONFIG_INTERVAL_HOURS_MIN,
} from '@forecourt/validation';
import { isObject } from '../values.ts';
import { fetchConfig } from './fetchConfig.ts';
import { createInstallations } from './installations.ts';
import type { RemoteConfigPorts, RemoteConfigSettings } from './ports.ts';
import { RemoteConfigError } from './RemoteConfigError.ts';
import { recordUse } from './usage.ts';

const FETCHED = 'fetched';
const ACTIVE = 'active';
const THROTTLE = 'throttle';
const HOUR_MILLISECONDS = 3_600_000;
/** Statuses that start a backoff. [ERR-33] */
const RETRYABLE_STATUSES: readonly number[] = [429, 500, 503, 504];

/** The last entries returned by the service. */
interface FetchedEntries {
  readonly entries: Readonly<Record<string, string>>;
  readonly etag: string | null;
  /** In epoch milliseconds. */
  readonly at: number;
}
interface Throttle {
  readonly failures: number;
  readonly until: number;
}
const isFetched = (value: unknown): value is FetchedEntries =>
  isObject(value) && 'entries' in value && 'etag' in value && 'at' in value;
const isThrottle = (value: unknown): value is Throttle =>
  isObject(value) && 'failures' in value && 'until' in value;

/** Values that an operator can change without a release. */
export interface RemoteConfig {
  /**
   * Fetches from the service, at most every 12 hours and never during a backoff.
   * @throws RemoteConfigError, StorageError
   */
  readonly fetch: () => Promise<void>;
  /** Makes the last fetched values current; false if they already are. */
  readonly activate: () => Promise<boolean>;
  readonly fetchAndActivate: () => Promise<boolean>;
  /** A value as text; `''` if it does not exist. */
  readonly text: (name: string) => string;
  /** Whether a value is truthy, as in "true" or "on". [CONF-19] */
  readonly flag: (name: string) => boolean;
  readonly names: () => readonly string[];
  /** When a failed fetch may be retried, in epoch milliseconds; `null` outside a backoff. */
  readonly throttledUntil: () => number | null;
  /** Facts that the service may use in conditions; `null` removes one. [CONF-14] */
  readonly setCustomSignals: (signals: Readonly<Record<string, string | null>>) => void;
}

const initialized = new Map<string, string>();

/**
 * Creates the remote configuration of a product. Repeating the same settings is allowed; different
 * ones for the same product are refused. [CONF-01, CONF-13, ERR-33, ERR-36, ERR-44]
 * @throws RemoteConfigError `already-initialized`
 */
export function createRemoteConfig(
  settings: RemoteConfigSettings,
  ports: RemoteConfigPorts,
): RemoteConfig {
  const serialized = JSON.stringify(settings);
  const previous = initialized.get(settings.appId);
  if (previous !== undefined && previous !== serialized)
    throw new RemoteConfigError('already-initialized');
  initialized.set(settings.appId, serialized);

  const { store, now } = ports;
  const installations = createInstallations(settings, ports);
  let active: Readonly<Record<string, string>> = {};
  /** Fetched by this page: a sign-out in another tab may clear the store before activation. */
  let lastFetched: FetchedEntries | null = null;
  let customSignals: Readonly<Record<string, string>> = {};
  let throttledUntil: number | null = null;

  const readFetched = async (): Promise<FetchedEntries | null> => {
    const stored = await store.get(FETCHED);
    return isFetched(stored) ? stored : lastFetched;
  };
  const throttleAfter = async (error: unknown): Promise<never> => {
    const status = error instanceof RemoteConfigError ? error.status : null;
    if (status === null || !RETRYABLE_STATUSES.includes(status)) throw error;
    const stored = await store.get(THROTTLE);
    const failures = isThrottle(stored) ? stored.failures + 1 : 1;
    const until = now() + backoffMilliseconds(failures - 1, ports.random());
    throttledUntil = until;
    await store.set(THROTTLE, { failures, until } satisfies Throttle);
    throw new RemoteConfigError('fetch-throttle', { status, throttledUntil: until, cause: error });
  };
  const fetchEntries = async (last: FetchedEntries | null): Promise<void> => {
    await recordUse(store, new Date(now()).toISOString().slice(0, 10));
    const installation = await installations.token();
    const etag = last?.etag ?? null;
    const response = await fetchConfig(settings, ports, { installation, etag, customSignals });
    await store.delete(THROTTLE);
    const entries = response.entries ?? last?.entries ?? {};
    lastFetched = { entries, etag: response.etag ?? etag, at: now() };
    await store.set(FETCHED, lastFetched);
  };

  const fetch = async () => {
    const last = await readFetched();
    const interval = REMOTE_CONFIG_INTERVAL_HOURS_MIN * HOUR_MILLISECONDS;
    if (last && now() - last.at < interval) return;
    const throttle = await store.get(THROTTLE);
    throttledUntil = isThrottle(throttle) && now() < throttle.until ? throttle.until : null;
    if (throttledUntil !== null) throw new RemoteConfigError('fetch-throttle', { throttledUntil });
    await fetchEntries(last).catch(throttleAfter);
  };
  const activate = async () => {
    const last = await readFetched();
    if (!last) return false;
    active = last.entries;
    const stored = await store.get(ACTIVE);
    if (stored === JSON.stringify(last.entries)) return false;
    await store.set(ACTIVE, JSON.stringify(last.entries));
    return true;
  };
  return {
    fetch,
    activate,
    fetchAndActivate: async () => {
      await fetch();
      return activate();
    },
    text: (name) => active[name] ?? '',
    flag: (name) => isTruthyValue(active[name]),
    names: () => Object.keys(active),
    throttledUntil: () => throttledUntil,
    setCustomSignals: (signals) => {
      const next = Object.fromEntries(
        Object.entries({ ...customSignals, ...signals }).flatMap(([name, value]) =>
          value === null ? [] : [[name, value]],
        ),
      );
      if (Object.keys(next).length > CUSTOM_SIGNALS_MAX)
        throw new RemoteConfigError('custom-signal-max-allowed-signals');
      customSignals = next;
    },
  };
}
