import { KEY_PERMISSIONS } from '@forecourt/validation';
import { COMMON_ERRORS, contract, failure, type Call, type Schema } from '../contract/index.ts';
import { DEFAULT_HEADER_NAMES, IDEMPOTENCY_HEADER, VERSION_HEADER } from '../loader/index.ts';
import { objectAt, textsOf, type Json, type JsonObject } from './json.ts';
import { SchemaWriter } from './schemas.ts';

const uuid: JsonObject = { type: 'string', format: 'uuid' };
const version: JsonObject = { type: 'string', pattern: '^"?\\d{1,9}"?$' };

const header = (
  name: string,
  schema: JsonObject,
  description: string,
  required = true,
): JsonObject => ({ name, in: 'header', required, description, schema });

/** The account header, which is optional for API keys: each belongs to one account. */
function accountHeader({ permission, isForPeople }: Call): JsonObject {
  const { accountId } = DEFAULT_HEADER_NAMES;
  const isOfKeys = !isForPeople && KEY_PERMISSIONS.some((one) => one === permission);
  return isOfKeys
    ? header(accountId, uuid, 'The selected account; an API key can leave it out', false)
    : header(accountId, uuid, 'The selected account');
}

/** Headers that a call needs in addition to the token. [GW-03 to GW-06] */
function headersOf(call: Call): JsonObject[] {
  return [
    call.permission !== null && accountHeader(call),
    call.idempotency === 'required' &&
      header(
        IDEMPOTENCY_HEADER,
        uuid,
        'A UUID for each intended action; sending it again changes nothing',
      ),
    call.version === 'required' &&
      header(VERSION_HEADER, version, 'Version of the row that the person last saw'),
  ].filter((parameter) => parameter !== false);
}

/** Every field of an object schema as a parameter. */
function parametersOf(
  writer: SchemaWriter,
  schema: Schema | undefined,
  location: 'path' | 'query',
): JsonObject[] {
  if (!schema) return [];
  const jsonSchema = writer.write(schema, 'input');
  const required = textsOf(objectAt(jsonSchema)['required']);
  return Object.entries(objectAt(jsonSchema, 'properties')).map(([name, inner]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: inner,
  }));
}

const content = (schema: Json): JsonObject => ({ 'application/json': { schema } });

function operationOf(name: string, call: Call, writer: SchemaWriter): JsonObject {
  const body = call.body && {
    requestBody: { required: true, content: content(writer.write(call.body, 'input')) },
  };
  return {
    operationId: name,
    summary: call.summary,
    ...(call.permission === null ? {} : { 'x-permission': call.permission }),
    ...(call.isForPeople ? { 'x-people-only': true } : {}),
    ...(call.caller === 'anyone' ? { security: [] } : {}),
    'x-errors': [...call.errors],
    parameters: [
      ...parametersOf(writer, call.params, 'path'),
      ...parametersOf(writer, call.query, 'query'),
      ...headersOf(call),
    ],
    ...body,
    responses: {
      200: { description: 'Success', content: content(writer.write(call.response, 'output')) },
      default: { description: 'Error', content: content(writer.write(failure, 'output')) },
    },
  };
}

/** Generates an OpenAPI 3.1 document from the contract, with the given version. */
export function createOpenApi(apiVersion: string): JsonObject {
  const writer = new SchemaWriter();
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries<Call>(contract)) {
    const path = call.path.replaceAll(/:([A-Za-z]+)/g, '{$1}');
    const pathItem = (paths[path] ??= {});
    pathItem[call.method.toLowerCase()] = operationOf(name, call, writer);
  }
  const components = Object.entries(writer.components).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt gateway',
      version: apiVersion,
      license: { name: 'MIT', identifier: 'MIT' },
      'x-common-errors': [...COMMON_ERRORS],
    },
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: Object.fromEntries(components),
    },
  };
}

/** The content of `openapi.json`. */
export const writeOpenApi = (apiVersion: string): string =>
  `${JSON.stringify(createOpenApi(apiVersion), null, 2)}\n`;
