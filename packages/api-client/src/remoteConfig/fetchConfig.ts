import { REMOTE_CONFIG_TIMEOUT_SECONDS } from '@forecourt/validation';
import { isObject, memberAt } from '../values.ts';
import type { InstallationToken } from './installations.ts';
import { SDK_VERSION, type RemoteConfigPorts, type RemoteConfigSettings } from './ports.ts';
import { RemoteConfigError } from './RemoteConfigError.ts';

/** A response of the service: entries by name, and the ETag that identifies them. */
interface FetchedConfig {
  readonly etag: string | null;
  /** `null` if nothing changed. */
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
async function readConfig(response: Response): Promise<FetchedConfig> {
  const { status } = response;
  const etag = response.headers.get('etag');
  if (status === NOT_MODIFIED) return { etag, entries: null };
  if (status !== OK) throw new RemoteConfigError('fetch-status', { status });
  const body = await bodyOf(response);
  switch (memberAt(body, 'state')) {
    case 'INSTANCE_STATE_UNSPECIFIED':
      throw new RemoteConfigError('fetch-status', { status: 500 });
    case 'NO_CHANGE':
      return { etag, entries: null };
    case 'NO_TEMPLATE':
    case 'EMPTY_CONFIG':
      return { etag, entries: {} };
    default:
      return { etag, entries: entriesIn(memberAt(body, 'entries')) };
  }
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
  return readConfig(response);
}
