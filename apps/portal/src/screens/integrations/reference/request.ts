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
export type EnteredValues = Readonly<Record<string, string>>;

/** Whether a parameter is entered: a key implies its account, so the portal's header is not. */
export const isEntered = ({ in: location, name }: DescribedCall['parameters'][number]): boolean =>
  location !== 'header' || name === 'if-match';

/** Builds the request from the entered values; missing path parameters stay in braces. */
export function writeRequest(
  { method, path, parameters, body }: DescribedCall,
  entered: EnteredValues,
  newKey: () => string,
): WrittenRequest {
  const entriesIn = (location: string) =>
    parameters.flatMap((parameter) => {
      const value = entered[parameter.name]?.trim() ?? '';
      return parameter.in === location && isEntered(parameter) && value !== ''
        ? [[parameter.name, value] as const]
        : [];
    });
  const query = new URLSearchParams(entriesIn('query').map(([name, value]) => [name, value]));
  const filledPath = entriesIn('path').reduce(
    (result, [name, value]) => result.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  return {
    method,
    path: query.size > 0 ? `${filledPath}?${query}` : filledPath,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(parameters.some(({ name }) => name === 'idempotency-key') && {
        'idempotency-key': newKey(),
      }),
      ...Object.fromEntries(entriesIn('header')),
    },
    body: body && (entered['body'] ?? ''),
  };
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Formats the request as a curl command; environment variables hold the key and the URL. */
export function asCurl({ method, path, headers, body }: WrittenRequest): string {
  return [
    `curl --fail-with-body --silent${method === 'GET' ? '' : ` --request ${method}`}`,
    '--header "authorization: Bearer $FORECOURT_KEY"',
    ...Object.entries(headers).map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data ${quote(body)}`]),
    `"$FORECOURT_URL"${quote(path)}`,
  ].join(' \\\n  ');
}

/** Formats the call for the `@forecourt/api-client` client. */
export function asTypeScript({ name, parameters }: DescribedCall, entered: EnteredValues): string {
  const argumentIn = (location: string) => {
    const members = parameters.flatMap((parameter) => {
      const value = entered[parameter.name]?.trim() ?? '';
      const isShown = parameter.in === location && (location === 'path' || value !== '');
      const { type } = parameter.schema;
      const text = type === 'integer' || type === 'number' ? value : JSON.stringify(value);
      return isShown ? [`${parameter.name}: ${text}`] : [];
    });
    return members.length > 0 ? `{ ${members.join(', ')} }` : null;
  };
  const [params, query] = [argumentIn('path'), argumentIn('query')];
  const hasHeader = (header: string) => parameters.some((parameter) => parameter.name === header);
  const version = entered['if-match']?.trim();
  const options = [
    hasHeader('idempotency-key') && 'idempotencyKey: newIdempotencyKey()',
    hasHeader('if-match') &&
      `ifMatch: ${version === undefined || version === '' ? 'row.version' : version}`,
  ].filter((option) => option !== false);
  const parts = [
    params !== null && `  params: ${params},`,
    query !== null && `  query: ${query},`,
    entered['body'] !== undefined && `  body: ${entered['body'].trim().replaceAll('\n', '\n  ')},`,
  ].filter((part) => part !== false);
  const argument = parts.length > 0 ? `{\n${parts.join('\n')}\n}` : '{}';
  const importNames = [
    'createClient',
    ...(hasHeader('idempotency-key') ? ['newIdempotencyKey'] : []),
  ];
  return `import { ${importNames.join(', ')} } from '@forecourt/api-client';

const client = createClient({
  baseUrl: process.env.FORECOURT_URL ?? '',
  getAccessToken: () => process.env.FORECOURT_KEY ?? '',
});

const result = await client.${name}(${argument}${options.length > 0 ? `, { ${options.join(', ')} }` : ''});
if (!result.ok) throw new Error(result.failure.errorCode);
console.log(result.data);`;
}
