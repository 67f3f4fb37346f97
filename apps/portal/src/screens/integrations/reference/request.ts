import type { DescribedCall } from './openApi.ts';

/** A request as sent, except for the key. */
export interface WrittenRequest {
  readonly method: string;
  /** Path and query, relative to the gateway's URL: `/cards?limit=3`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null if there is none. */
  readonly body: string | null;
}

/** Entered values, by parameter name; the body is under `body`. */
export type Entered = Readonly<Record<string, string>>;

/** Whether a parameter is entered: a key implies its account, so the portal's header is not. */
export const isEntered = ({ in: place, name }: DescribedCall['parameters'][number]): boolean =>
  place !== 'header' || name === 'if-match';

/** Builds the request from the entered values; missing path parameters stay in braces. */
export function writeRequest(
  { method, path, parameters, body }: DescribedCall,
  entered: Entered,
  newKey: () => string,
): WrittenRequest {
  const of = (place: string) =>
    parameters.flatMap((one) => {
      const value = entered[one.name]?.trim() ?? '';
      return one.in === place && isEntered(one) && value !== '' ? [[one.name, value] as const] : [];
    });
  const query = new URLSearchParams(of('query').map(([name, value]) => [name, value]));
  const filled = of('path').reduce(
    (whole, [name, value]) => whole.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  return {
    method,
    path: query.size > 0 ? `${filled}?${query}` : filled,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(parameters.some(({ name }) => name === 'idempotency-key') && {
        'idempotency-key': newKey(),
      }),
      ...Object.fromEntries(of('header')),
    },
    body: body && (entered['body'] ?? ''),
  };
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Formats the request as a curl command; environment variables hold the key and the URL. */
export function asCurl({ method, path, headers, body }: WrittenRequest): string {
  return [
    `curl --fail-with-body --silent${method === 'GET' ? '' : ` --request ${method}`}`,
    '--header "authorization: Bearer $FORECOURT_KEY"',
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data ${quoted(body)}`]),
    `"$FORECOURT_URL"${quoted(path)}`,
  ].join(' \\\n  ');
}

/** Formats the call for the `@forecourt/api-client` client. */
export function asTypeScript({ name, parameters }: DescribedCall, entered: Entered): string {
  const of = (place: string) => {
    const given = parameters.flatMap((one) => {
      const value = entered[one.name]?.trim() ?? '';
      const isShown = one.in === place && (place === 'path' || value !== '');
      const { type } = one.schema;
      const text = type === 'integer' || type === 'number' ? value : JSON.stringify(value);
      return isShown ? [`${one.name}: ${text}`] : [];
    });
    return given.length > 0 ? `{ ${given.join(', ')} }` : null;
  };
  const [params, query] = [of('path'), of('query')];
  const needs = (header: string) => parameters.some((one) => one.name === header);
  const version = entered['if-match']?.trim();
  const options = [
    needs('idempotency-key') && 'idempotencyKey: newIdempotencyKey()',
    needs('if-match') &&
      `ifMatch: ${version === undefined || version === '' ? 'row.version' : version}`,
  ].filter((one) => one !== false);
  const parts = [
    params !== null && `  params: ${params},`,
    query !== null && `  query: ${query},`,
    entered['body'] !== undefined && `  body: ${entered['body'].trim().replaceAll('\n', '\n  ')},`,
  ].filter((one) => one !== false);
  const asked = parts.length > 0 ? `{\n${parts.join('\n')}\n}` : '{}';
  const imported = ['createClient', ...(needs('idempotency-key') ? ['newIdempotencyKey'] : [])];
  return `import { ${imported.join(', ')} } from '@forecourt/api-client';

const client = createClient({
  baseUrl: process.env.FORECOURT_URL ?? '',
  getAccessToken: () => process.env.FORECOURT_KEY ?? '',
});

const answer = await client.${name}(${asked}${options.length > 0 ? `, { ${options.join(', ')} }` : ''});
if (!answer.ok) throw new Error(answer.failure.errorCode);
console.log(answer.data);`;
}
