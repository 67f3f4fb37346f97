import { REMOTE_CONFIG_TIMEOUT_SECONDS } from '@forecourt/validation';
import { isObject, memberAt } from '../values.ts';
import type { InstallationToken } from './installations.ts';
import { SDK_VERSION, type RemoteConfigPorts, type RemoteConfigSettings } from './ports.ts';
import { RemoteConfigError } from './RemoteConfigError.ts';

/** A response of the service: entries by name, and the ETag that identifies them. */
export interface FetchedConfig {
  /** 200, or 304 if nothing changed. */
  readonly status: number;
  readonly etag: string | null;
  readonly entries: Readonly<Record<string, string>> | null;
}
export interface FetchRequest {
  readonly installation: InstallationToken;
  /** ETag of the stored entries; `null` if there are none. */
  readonly etag: string | null;
  readonly customSignals: Readonly<Record<string, string>>;
}

const OK = 200;
const NOT_MODIFIED = 304;
const isTimeout = (error: unknown) =>
  error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name);

function entriesIn(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) =>
      typeof entry === 'string' ? [[name, entry]] : [],
    ),
  );
}

async function bodyOf(response: Response): Promise<object> {
  try {
    const body: unknown = await response.json();
    if (isObject(body)) return body;
  } catch (cause) {
    throw new RemoteConfigError('fetch-client-parse', { cause });
  }
  throw new RemoteConfigError('fetch-client-parse');
}

/** The body's `state` takes precedence over the status. [ERR-28, ERR-29, CONF-08] */
function statusOf(state: unknown, status: number): number {
  if (state === 'INSTANCE_STATE_UNSPECIFIED') return 500;
  return state === 'NO_CHANGE' ? NOT_MODIFIED : status;
}

function toFetchedConfig(response: Response, body: object): FetchedConfig {
  const state = memberAt(body, 'state');
  const status = statusOf(state, response.status);
  const isEmpty = state === 'NO_TEMPLATE' || state === 'EMPTY_CONFIG';
  const entries = isEmpty ? {} : entriesIn(memberAt(body, 'entries'));
  const isChanged = status !== NOT_MODIFIED;
  return { status, etag: response.headers.get('etag'), entries: isChanged ? entries : null };
}

/**
 * Sends one fetch request to the service. [CONF-02 to CONF-09, CONF-12]
 * @throws RemoteConfigError `fetch-client-network`, `fetch-timeout`, `fetch-client-parse`, `fetch-status`
 */
export async function fetchConfig(
  settings: RemoteConfigSettings,
  ports: RemoteConfigPorts,
  { installation, etag, customSignals }: FetchRequest,
): Promise<FetchedConfig> {
  const { baseUrl, projectId, namespace, apiKey, appId } = settings;
  const url = `${baseUrl}/v1/projects/${projectId}/namespaces/${namespace}:fetch?key=${encodeURIComponent(apiKey)}`;
  let response: Response;
  try {
    response = await ports.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'if-none-match': etag ?? '*' },
      body: JSON.stringify({
        sdk_version: SDK_VERSION,
        app_instance_id: installation.fid,
        app_instance_id_token: installation.token,
        app_id: appId,
        language_code: ports.languageCode,
        custom_signals: customSignals,
      }),
      signal: ports.timeout(REMOTE_CONFIG_TIMEOUT_SECONDS * 1000),
    });
  } catch (cause) {
    const code = isTimeout(cause) ? 'fetch-timeout' : 'fetch-client-network';
    throw new RemoteConfigError(code, { cause });
  }
  const config =
    response.status === OK
      ? toFetchedConfig(response, await bodyOf(response))
      : { status: response.status, etag: response.headers.get('etag'), entries: null };
  if (config.status !== OK && config.status !== NOT_MODIFIED)
    throw new RemoteConfigError('fetch-status', { status: config.status });
  return config;
}
