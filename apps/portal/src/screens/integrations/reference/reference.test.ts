import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { KEY_PERMISSIONS } from '@forecourt/validation';
import { expect, it } from 'vitest';
import { callsOfKeys, readOpenApi, type DescribedCall, type JsonSchema } from './openApi.ts';
import { asCurl, asTypeScript, isEntered, writeRequest } from './request.ts';
import { parameterText, sampleOf, schemaText } from './schemaText.ts';

const file = createRequire(import.meta.url).resolve('@forecourt/api-client/openapi.json');
const { calls, named } = readOpenApi(JSON.parse(readFileSync(file, 'utf8')));
const callOf = (name: string): DescribedCall => {
  const found = calls.find((call) => call.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const KEY = 'b2f5b8f0-0000-4000-8000-000000000001';
const CARD = '018f2c41-7d3a-7c55-9a10-2b7f0c6d4e21';

it('reads every call of the contract, with at least one for each key permission', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  const opened = new Set(calls.map(({ permission }) => permission));
  expect(KEY_PERMISSIONS.filter((permission) => !opened.has(permission))).toEqual([]);
});

it('lists the calls that a key can make, none of which requires the account header', () => {
  const listed = callsOfKeys(calls);
  const names = listed.map(({ name }) => name);
  expect(names).toContain('listCards');
  expect(names).not.toContain('openBilltrust');
  expect(names).not.toContain('openFleetDash');
  const needing = listed.filter(({ parameters }) =>
    parameters.some(({ name, required }) => name === 'sysaccountid' && required),
  );
  expect(needing).toEqual([]);
});

it.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'string'],
  [{ type: 'string', maxLength: 60 }, 'string, up to 60 characters'],
  [{ type: 'string', format: 'uuid' }, 'string, UUID'],
  [{ type: 'integer', minimum: 1, maximum: 500 }, 'number, whole, 1 to 500'],
  [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'number, whole, 0 or more'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ enum: ['active', 'ordered'] }, '"active" | "ordered"'],
  [{ const: 'true' }, '"true"'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'Record<string, boolean>'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'string' }] }, 'string | null'],
  [{ oneOf: [{ const: 'allow' }, { const: 'refuse' }] }, '"allow" | "refuse"'],
  [{}, 'unknown'],
])('formats %j as %s', (schema, text) => {
  expect(parameterText({ schema }, {})).toBe(text);
});

it('includes the description of a parameter if the contract has one', () => {
  const version = callOf('changeCardStatus').parameters.find(({ name }) => name === 'if-match');
  expect(version && parameterText(version, named)).toBe(
    'string: Version of the row that the person last saw',
  );
});

it('formats an object field by field, including referenced schemas', () => {
  const pump: JsonSchema = {
    type: 'object',
    properties: { number: { type: 'integer' }, note: { type: 'string', maxLength: 9 } },
    required: ['number'],
  };
  const at = { type: 'array', items: { $ref: '#/components/schemas/Pump' } };
  const site = { type: 'object', properties: { pumps: at }, required: ['pumps'] };
  expect(schemaText(site, { Pump: pump })).toBe(`{
  pumps: {
    number: number; // whole
    note?: string; // up to 9 characters
  }[];
}`);
  expect(sampleOf(site, { Pump: pump })).toEqual({ pumps: [{ number: 0 }] });
});

it('formats every variant of a request body union', () => {
  const { body } = callOf('answerDriverRequest');
  expect(body && schemaText(body, named)).toMatch(
    /answer: "allow";[^]* \| \{[^]*answer: "refuse";/,
  );
  expect(body && sampleOf(body, named)).toMatchObject({ answer: 'allow' });
});

it('formats every request and response body of the contract without "undefined"', () => {
  const written = calls.flatMap(({ body, answer }) =>
    [body, answer].flatMap((schema) => (schema ? [schemaText(schema, named)] : [])),
  );
  expect(written.filter((text) => text.includes('undefined'))).toEqual([]);
});

it('builds a request from the entered values, with only the headers that a key needs', () => {
  const list = writeRequest(
    callOf('listCards'),
    { status: 'active', q: ' a&b ', limit: '' },
    () => KEY,
  );
  expect(list).toEqual({
    method: 'GET',
    path: '/cards?q=a%26b&status=active',
    headers: {},
    body: null,
  });
  const hold = callOf('changeCardStatus');
  const entered = { cardId: CARD, 'if-match': '4', body: '{"action":"hold"}' };
  expect(writeRequest(hold, entered, () => KEY)).toEqual({
    method: hold.method,
    path: hold.path.replace('{cardId}', CARD),
    headers: { 'content-type': 'application/json', 'idempotency-key': KEY, 'if-match': '4' },
    body: '{"action":"hold"}',
  });
  expect(hold.parameters.filter(isEntered).map(({ name }) => name)).toEqual(['cardId', 'if-match']);
  expect(writeRequest(hold, {}, () => KEY).path).toBe(hold.path);
});

it('prints a curl command that a shell parses back exactly', () => {
  const body = `{"note":"it's $HOME; \`x\`"}`;
  const request = { method: 'POST', path: "/notes?q='a'", headers: { 'if-match': '1' }, body };
  const printed = `curl() { for part; do printf '%s\\0' "$part"; done; }\n${asCurl(request)}`;
  const env = { FORECOURT_KEY: 'fck_test_1', FORECOURT_URL: 'http://gateway.test' };
  const read = execFileSync('sh', ['-c', printed], { env, encoding: 'utf8' }).split('\0');
  expect(read).toEqual([
    '--fail-with-body',
    '--silent',
    '--request',
    'POST',
    '--header',
    'authorization: Bearer fck_test_1',
    '--header',
    'if-match: 1',
    '--data',
    body,
    "http://gateway.test/notes?q='a'",
    '',
  ]);
});

it('prints the call for the TypeScript client', () => {
  const entered = { cardId: CARD, 'if-match': '4', body: '{\n  "action": "hold"\n}' };
  expect(asTypeScript(callOf('changeCardStatus'), entered)).toContain(`client.changeCardStatus({
  params: { cardId: "${CARD}" },
  body: {
    "action": "hold"
  },
}, { idempotencyKey: newIdempotencyKey(), ifMatch: 4 });`);
  expect(asTypeScript(callOf('listCards'), { limit: '3' })).toContain(`client.listCards({
  query: { limit: 3 },
});`);
});
