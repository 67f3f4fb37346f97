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
import { noteUse } from './usage.ts';

const FETCHED = 'fetched';
const ACTIVE = 'active';
const THROTTLE = 'throttle';
const HOUR_MILLISECONDS = 3_600_000;
/** [ERR-33] */
const RETRIED: readonly number[] = [429, 500, 503, 504];

/** The last entries that the service answered. */
interface Fetched {
  readonly entries: Readonly<Record<string, string>>;
  readonly etag: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}
interface Throttle {
  readonly failures: number;
  readonly until: number;
}
const isFetched = (value: unknown): value is Fetched =>
  isObject(value) && 'entries' in value && 'etag' in value && 'at' in value;
const isThrottle = (value: unknown): value is Throttle =>
  isObject(value) && 'failures' in value && 'until' in value;

/** Values that an operator changes without a new version of the product. */
export interface RemoteConfig {
  /**
   * Asks the service, at most every 12 hours and never while it asked to be left alone.
   * @throws RemoteConfigError, StorageError
   */
  readonly fetch: () => Promise<void>;
  /** Makes what was fetched last the values that are read; false when they are already. */
  readonly activate: () => Promise<boolean>;
  readonly fetchAndActivate: () => Promise<boolean>;
  /** A value as text; '' for one that there is not. */
  readonly text: (name: string) => string;
  /** Whether a value means yes. [CONF-19] */
  readonly flag: (name: string) => boolean;
  readonly names: () => readonly string[];
  /** When to ask again after a fetch that failed, in milliseconds since 1970; null: it did not, or in vain. */
  readonly throttledUntil: () => number | null;
  /** Facts by which the service may answer differently; null takes one away. [CONF-14] */
  readonly setCustomSignals: (signals: Readonly<Record<string, string | null>>) => void;
}

const initialized = new Map<string, string>();

/**
 * Remote configuration of one product. The same settings may be used again; others for the same
 * product are refused. [CONF-01, CONF-13, ERR-33, ERR-36, ERR-44]
 * @throws RemoteConfigError `already-initialized`
 */
export function createRemoteConfig(
  settings: RemoteConfigSettings,
  ports: RemoteConfigPorts,
): RemoteConfig {
  const written = JSON.stringify(settings);
  const before = initialized.get(settings.appId);
  if (before !== undefined && before !== written)
    throw new RemoteConfigError('already-initialized');
  initialized.set(settings.appId, written);

  const { store, now } = ports;
  const installations = createInstallations(settings, ports);
  let active: Readonly<Record<string, string>> = {};
  /** Fetched by this page: signing out in another tab may empty the store before it is activated. */
  let own: Fetched | null = null;
  let customSignals: Readonly<Record<string, string>> = {};
  let throttledUntil: number | null = null;

  const fetched = async (): Promise<Fetched | null> => {
    const kept = await store.get(FETCHED);
    return isFetched(kept) ? kept : own;
  };
  const throttleAfter = async (error: unknown): Promise<never> => {
    const status = error instanceof RemoteConfigError ? error.status : null;
    if (status === null || !RETRIED.includes(status)) throw error;
    const kept = await store.get(THROTTLE);
    const failures = isThrottle(kept) ? kept.failures + 1 : 1;
    const until = now() + backoffMilliseconds(failures - 1, ports.random());
    throttledUntil = until;
    await store.set(THROTTLE, { failures, until } satisfies Throttle);
    throw new RemoteConfigError('fetch-throttle', { status, throttledUntil: until, cause: error });
  };
  const ask = async (last: Fetched | null): Promise<void> => {
    await noteUse(store, new Date(now()).toISOString().slice(0, 10));
    const installation = await installations.token();
    const etag = last?.etag ?? null;
    const answer = await fetchConfig(settings, ports, { installation, etag, customSignals });
    await store.delete(THROTTLE);
    const entries = answer.entries ?? last?.entries ?? {};
    own = { entries, etag: answer.etag ?? etag, at: now() };
    await store.set(FETCHED, own);
  };

  const fetch = async () => {
    const last = await fetched();
    const interval = REMOTE_CONFIG_INTERVAL_HOURS_MIN * HOUR_MILLISECONDS;
    if (last && now() - last.at < interval) return;
    const throttle = await store.get(THROTTLE);
    throttledUntil = isThrottle(throttle) && now() < throttle.until ? throttle.until : null;
    if (throttledUntil !== null) throw new RemoteConfigError('fetch-throttle', { throttledUntil });
    await ask(last).catch(throttleAfter);
  };
  const activate = async () => {
    const last = await fetched();
    if (!last) return false;
    active = last.entries;
    const kept = await store.get(ACTIVE);
    if (kept === JSON.stringify(last.entries)) return false;
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
