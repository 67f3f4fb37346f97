import { describe, expect, it } from 'vitest';
import { contract, type Call } from '../contract/index.ts';
import { createOpenApi } from './createOpenApi.ts';
import { objectAt } from './json.ts';

describe('createOpenApi', () => {
  const document = createOpenApi('1.2.3');

  it('writes OpenAPI 3.1 with a call’s name and permission', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } });
    expect(objectAt(document, 'paths', '/cards/{cardId}/status', 'post')).toMatchObject({
      operationId: 'changeCardStatus',
      'x-permission': 'cards.changeStatus',
    });
  });

  it('writes every call at its path, under its name', () => {
    const calls = Object.entries<Call>(contract);
    for (const [name, { method, path, permission }] of calls) {
      const written = path.replaceAll(/:(\w+)/g, '{$1}');
      const operation = objectAt(document, 'paths', written, method.toLowerCase());
      expect(operation['operationId'], written).toBe(name);
      expect(operation['x-permission'] ?? null, name).toBe(permission);
    }
    const operations = Object.values(objectAt(document, 'paths')).flatMap((at) =>
      Object.keys(objectAt(at)),
    );
    expect(operations).toHaveLength(calls.length);
  });

  it('lists a call’s path and header parameters, and which are required', () => {
    const { parameters } = objectAt(document, 'paths', '/cards/{cardId}/status', 'post');
    expect(parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ in: 'path', name: 'cardId', required: true }),
        expect.objectContaining({ in: 'header', name: 'sysaccountid', required: false }),
        expect.objectContaining({ in: 'header', name: 'idempotency-key' }),
        expect.objectContaining({ in: 'header', name: 'if-match' }),
      ]),
    );
    expect(objectAt(document, 'paths', '/users/me', 'get')['parameters']).toEqual([]);
    // API keys cannot make this call, so the header is required
    const forPeople = objectAt(document, 'paths', '/users/externalservices/billtrust', 'post');
    expect(forPeople).toMatchObject({ 'x-people-only': true });
    expect(forPeople['parameters']).toEqual([
      expect.objectContaining({ name: 'sysaccountid', required: true }),
    ]);
  });

  it('references every named schema and leaves no reference unresolved', () => {
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    const known = Object.keys(objectAt(document, 'components', 'schemas'));
    expect(new Set(names)).toEqual(new Set(known.map((name) => `#/components/schemas/${name}`)));
  });

  it('declares a page limit of 1 to 500 rows', () => {
    const { parameters } = objectAt(document, 'paths', '/cards', 'get');
    const limit = expect.objectContaining({ type: 'integer', minimum: 1, maximum: 500 });
    expect(parameters).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'limit', schema: limit })]),
    );
  });

  it('declares the range of an amount in cents, though its message is in dollars', () => {
    const { content } = objectAt(document, 'paths', '/funding/funds', 'post', 'requestBody');
    const { properties } = objectAt(content, 'application/json', 'schema');
    expect(properties).toMatchObject({
      amountCents: { type: 'integer', minimum: 10_000, maximum: 999_999_999 },
    });
  });
});
