import { describe, expect, it } from 'vitest';
import { createOpenApi } from '../../packages/api-client/src/openapi/createOpenApi.ts';
import type { Json, JsonObject } from '../../packages/api-client/src/openapi/json.ts';
import { compareOpenApi } from './compareOpenApi.ts';
import { judgeNextRelease, judgeRelease } from './judgeRelease.ts';

const text: JsonObject = { type: 'string' };
const object = (properties: JsonObject, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});

interface Parts {
  readonly parameters?: readonly JsonObject[];
  readonly body?: Json;
  readonly answer?: Json;
  readonly schemas?: JsonObject;
}
const content = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** A document with a single call, `POST /cards`. */
function documentOf({
  parameters = [],
  body,
  answer = object({}),
  schemas = {},
}: Parts): JsonObject {
  const post = {
    parameters,
    ...(body === undefined ? {} : { requestBody: content(body) }),
    responses: { 200: content(answer) },
  };
  return { paths: { '/cards': { post } }, components: { schemas } };
}
const changes = (before: Parts, after: Parts) =>
  compareOpenApi(documentOf(before), documentOf(after)).map(({ what }) => what);

describe('compareOpenApi', () => {
  it('reports no breaking changes between identical documents', () => {
    const document = createOpenApi('1.0.0');
    expect(compareOpenApi(document, document)).toEqual([]);
  });

  it('reports a removed call', () => {
    const found = compareOpenApi(documentOf({}), { paths: {} });
    expect(found).toEqual([{ call: 'POST /cards', what: 'the call was removed' }]);
  });

  it.each<readonly [string, Parts, Parts, string]>([
    [
      'a field removed from an answer',
      { answer: object({ a: text, b: text }) },
      { answer: object({ a: text }) },
      'answer 200.b: the field was removed',
    ],
    [
      'a field renamed inside a list',
      { answer: object({ items: { type: 'array', items: object({ a: text }) } }) },
      { answer: object({ items: { type: 'array', items: object({ b: text }) } }) },
      'answer 200.items[].a: the field was removed',
    ],
    [
      'a field of an answer that may be left out now',
      { answer: object({ a: text }) },
      { answer: object({ a: text }, []) },
      'answer 200.a: leaving it out is new to clients',
    ],
    [
      'a field of an answer that may be null now',
      { answer: object({ a: text }) },
      { answer: object({ a: { anyOf: [text, { type: 'null' }] } }) },
      'answer 200.a: the type null is new to clients',
    ],
    [
      'a value that clients do not know',
      { answer: object({ a: { ...text, enum: ['x'] } }) },
      { answer: object({ a: { ...text, enum: ['x', 'y'] } }) },
      'answer 200.a: the value "y" is new to clients',
    ],
    [
      'a new field that a request must have',
      { body: object({ a: text }) },
      { body: object({ a: text, b: text }) },
      'body.b: leaving it out is not accepted any more',
    ],
    [
      'a value that a request may not have any more',
      { body: object({ a: { ...text, enum: ['x', 'y'] } }) },
      { body: object({ a: { ...text, enum: ['x'] } }) },
      'body.a: the value "y" is not accepted any more',
    ],
    [
      'a shorter text',
      { body: object({ a: { ...text, maxLength: 60 } }) },
      { body: object({ a: { ...text, maxLength: 30 } }) },
      'body.a: maxLength is not accepted any more',
    ],
    [
      'another type',
      { body: object({ a: { type: 'number' } }) },
      { body: object({ a: { type: 'integer' } }) },
      'body.a: the type number is not accepted any more',
    ],
    [
      'a field that a request may not have any more',
      { body: object({ a: text, b: text }) },
      { body: object({ a: text }) },
      'body.b: the field was removed',
    ],
    [
      'a header that is needed now',
      {},
      { parameters: [{ name: 'if-match', in: 'header', required: true, schema: text }] },
      'header if-match is required',
    ],
    [
      'a filter removed',
      { parameters: [{ name: 'q', in: 'query', required: false, schema: text }] },
      {},
      'query q was removed',
    ],
    [
      'a change inside a named schema',
      { answer: { $ref: '#/components/schemas/Card' }, schemas: { Card: object({ a: text }) } },
      { answer: { $ref: '#/components/schemas/Card' }, schemas: { Card: object({}) } },
      'answer 200.a: the field was removed',
    ],
  ])('reports %s', (_name, before, after, what) => {
    expect(changes(before, after)).toEqual([what]);
  });

  it.each<readonly [string, Parts, Parts]>([
    ['a new field in an answer', { answer: object({}) }, { answer: object({ a: text }) }],
    ['a new field that may be left out', { body: object({}) }, { body: object({ a: text }, []) }],
    [
      'a new value in a request',
      { body: object({ a: { ...text, enum: ['x'] } }) },
      { body: object({ a: { ...text, enum: ['x', 'y'] } }) },
    ],
    [
      'a new filter',
      {},
      { parameters: [{ name: 'q', in: 'query', required: false, schema: text }] },
    ],
    [
      'a schema that got a name',
      { answer: object({ a: text }) },
      { answer: { $ref: '#/components/schemas/A' }, schemas: { A: object({ a: text }) } },
    ],
    [
      'one of several kinds written another way',
      { answer: object({ a: { anyOf: [text, { type: 'number' }] } }) },
      { answer: object({ a: { type: ['number', 'string'] } }) },
    ],
  ])('allows %s', (_name, before, after) => {
    expect(changes(before, after)).toEqual([]);
  });
});

const changeset = (level: string) => `---\n'@forecourt/api-client': ${level}\n---\n\nmajor news\n`;

describe('judgeRelease', () => {
  const released = documentOf({ answer: object({ a: text }) });
  const current = documentOf({ answer: object({}) });

  it('refuses breaking changes without a major changeset for this package', () => {
    for (const changesets of [[], [changeset('minor')], ["---\n'@forecourt/ui': major\n---\n"]]) {
      const verdict = judgeRelease({ released, current, changesets });
      expect(verdict.ok).toBe(false);
      expect(verdict.breaking).toEqual([
        { call: 'POST /cards', what: 'answer 200.a: the field was removed' },
      ]);
    }
  });

  it('allows breaking changes with a major changeset, and other changes without one', () => {
    expect(judgeRelease({ released, current, changesets: [changeset('major')] }).ok).toBe(true);
    expect(judgeRelease({ released: current, current: released, changesets: [] }).ok).toBe(true);
  });
});

describe('the committed documents', () => {
  it('do not break clients of the last release without a major changeset', () => {
    const verdict = judgeNextRelease();
    expect(verdict.ok, JSON.stringify(verdict.breaking, null, 2)).toBe(true);
  });
});
