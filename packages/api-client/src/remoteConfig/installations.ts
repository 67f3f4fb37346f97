import {
  INSTALLATION_PENDING_SECONDS_MAX,
  INSTALLATION_TOKEN_BUFFER_HOURS,
} from '@forecourt/validation';
import { isObject, textAt } from '../values.ts';
import { SDK_VERSION, type RemoteConfigPorts, type RemoteConfigSettings } from './ports.ts';
import { RemoteConfigError } from './RemoteConfigError.ts';
import { usageHeader, USAGE_HEADER } from './usage.ts';

const KEY = 'installation';
const HOUR_MILLISECONDS = 3_600_000;
/** How often a tab checks whether another tab has finished registering. */
const LOOK_EVERY_MILLISECONDS = 250;

/** This installation of the product on this device. */
interface Installation {
  readonly fid: string;
  readonly refreshToken: string;
  readonly token: string;
  /** In epoch milliseconds. */
  readonly tokenEndsAt: number;
}
/** Another tab is registering now, or was closed while doing so. */
interface Pending {
  readonly pendingSince: number;
}
export interface InstallationToken {
  readonly fid: string;
  readonly token: string;
}

const isInstallation = (value: unknown): value is Installation =>
  isObject(value) && 'fid' in value && 'refreshToken' in value && 'tokenEndsAt' in value;
const isPending = (value: unknown): value is Pending => isObject(value) && 'pendingSince' in value;

/** 17 random bytes whose first four bits are 0111, as 22 characters of Base64url. */
function newFid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(17));
  bytes[0] = 0b0111_0000 | ((bytes[0] ?? 0) & 0b1111);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Parses a duration such as `604800s` into milliseconds. */
const lifetimeOf = (duration: string) => Number.parseInt(duration, 10) * 1000;

const refusal = (status: number) => new RemoteConfigError('installation-refused', { status });

/** Registers this installation and renews its token as needed. [CONF-10, CONF-11] */
export function createInstallations(settings: RemoteConfigSettings, ports: RemoteConfigPorts) {
  const { store, now } = ports;
  const base = `${settings.baseUrl}/v1/projects/${settings.projectId}/installations`;
  const sdkVersion = `w:${SDK_VERSION}`;

  const post = async (url: string, body: unknown, headers: Record<string, string>) => {
    try {
      return await ports.fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-goog-api-key': settings.apiKey,
          [USAGE_HEADER]: await usageHeader(store, `forecourt/${SDK_VERSION}`),
          ...headers,
        },
        body: JSON.stringify(body),
      });
    } catch (cause) {
      throw new RemoteConfigError('fetch-client-network', { cause });
    }
  };
  const tokenIn = (body: unknown, path: readonly string[]) => {
    const token = textAt(body, ...path, 'token');
    const lifetime = lifetimeOf(textAt(body, ...path, 'expiresIn'));
    if (token === '' || Number.isNaN(lifetime)) throw new RemoteConfigError('fetch-client-parse');
    return { token, tokenEndsAt: now() + lifetime };
  };

  /** Any failure, such as a 409 for a taken ID, deletes the entry; a retry makes a new ID. [ERR-30] */
  const register = async (): Promise<Installation> => {
    await store.set(KEY, { pendingSince: now() } satisfies Pending);
    const payload = { fid: newFid(), authVersion: 'FIS_v2', appId: settings.appId, sdkVersion };
    try {
      const response = await post(base, payload, {});
      if (!response.ok) throw refusal(response.status);
      const body: unknown = await response.json();
      const installation = {
        fid: textAt(body, 'fid') || payload.fid,
        refreshToken: textAt(body, 'refreshToken'),
        ...tokenIn(body, ['authToken']),
      };
      await store.set(KEY, installation);
      return installation;
    } catch (error) {
      await store.delete(KEY);
      throw error;
    }
  };

  /** A 401 or 404 means that the service no longer knows the installation. [ERR-31, ERR-32] */
  const renew = async (installation: Installation): Promise<Installation> => {
    const url = `${base}/${installation.fid}/authTokens:generate`;
    const payload = { installation: { sdkVersion, appId: settings.appId } };
    const headers = { authorization: `FIS_v2 ${installation.refreshToken}` };
    const response = await post(url, payload, headers);
    if ([401, 404].includes(response.status)) await store.delete(KEY);
    if (!response.ok) throw refusal(response.status);
    const renewed = { ...installation, ...tokenIn(await response.json(), []) };
    await store.set(KEY, renewed);
    return renewed;
  };

  const isFresh = ({ tokenEndsAt }: Installation) =>
    tokenEndsAt - now() > INSTALLATION_TOKEN_BUFFER_HOURS * HOUR_MILLISECONDS;

  /** Waits while another tab registers, up to the time limit; then reads the entry. [CONF-15] */
  const readStored = async (): Promise<unknown> => {
    const stored = await store.get(KEY);
    if (!isPending(stored)) return stored;
    const elapsed = Math.abs(now() - stored.pendingSince);
    const remaining = INSTALLATION_PENDING_SECONDS_MAX * 1000 - elapsed;
    if (remaining <= 0) return undefined;
    await aborted(ports.timeout(Math.min(remaining, LOOK_EVERY_MILLISECONDS)));
    return readStored();
  };

  /** @throws RemoteConfigError, StorageError */
  const token = async (): Promise<InstallationToken> => {
    const stored = await readStored();
    const installation = isInstallation(stored) ? stored : await register();
    return isFresh(installation) ? installation : renew(installation);
  };
  return { token };
}
