import { lostFields, incompatibilities } from './compareSchemas.ts';
import {
  isObject,
  listOf,
  objectAt,
  textsOf,
  type JsonObject,
} from '../../packages/api-client/src/openapi/json.ts';
import { withoutReferences } from './withoutReferences.ts';

/** A change to the document that breaks existing clients. */
export interface BreakingChange {
  /** `GET /cards/{cardId}` */
  readonly call: string;
  readonly what: string;
}

function operationsOf(document: unknown): Map<string, JsonObject> {
  const operations = new Map<string, JsonObject>();
  for (const [path, methods] of Object.entries(objectAt(withoutReferences(document), 'paths'))) {
    for (const [method, operation] of Object.entries(objectAt(methods))) {
      if (isObject(operation)) operations.set(`${method.toUpperCase()} ${path}`, operation);
    }
  }
  return operations;
}

const parametersOf = (operation: JsonObject): ReadonlyMap<string, JsonObject> =>
  new Map(
    listOf(operation['parameters']).map((parameter) => {
      const { name = '', in: location = '' } = objectAt(parameter);
      return [textsOf([location, name]).join(' '), objectAt(parameter)];
    }),
  );

const notAccepted = (problem: string) => `${problem} is not accepted any more`;

function compareParameters(before: JsonObject, after: JsonObject): string[] {
  const [old, now] = [parametersOf(before), parametersOf(after)];
  const lost = [...old.keys()].filter((key) => !now.has(key)).map((key) => `${key} was removed`);
  const changed = [...now].flatMap(([key, parameter]) => {
    const previous = old.get(key);
    if (parameter['required'] === true && previous?.['required'] !== true)
      return [`${key} is required`];
    if (!previous) return [];
    const [narrow, wide] = [previous['schema'] ?? {}, parameter['schema'] ?? {}];
    return incompatibilities(narrow, wide, key).map(notAccepted);
  });
  return [...lost, ...changed];
}

const schemaAt = (operation: JsonObject, ...path: string[]) =>
  objectAt(operation, ...path, 'content', 'application/json')['schema'];

function compareBodies(before: JsonObject, after: JsonObject): string[] {
  const old = schemaAt(before, 'requestBody');
  const now = schemaAt(after, 'requestBody');
  if (old === undefined) return now === undefined ? [] : ['body is required'];
  if (now === undefined) return ['body was removed'];
  return [
    ...lostFields(old, now, 'body').map((problem) => `${problem} was removed`),
    ...incompatibilities(old, now, 'body').map(notAccepted),
  ];
}

function compareResponses(before: JsonObject, after: JsonObject): string[] {
  return Object.keys(objectAt(before, 'responses')).flatMap((status) => {
    const old = schemaAt(before, 'responses', status);
    const now = schemaAt(after, 'responses', status);
    if (old === undefined) return [];
    if (now === undefined) return [`answer ${status} was removed`];
    const path = `answer ${status}`;
    const lost = lostFields(old, now, path);
    const isLost = (problem: string) =>
      lost.some((loss) => problem.startsWith(loss.split(':')[0] ?? loss));
    const wider = incompatibilities(now, old, path).filter((problem) => !isLost(problem));
    return [
      ...lost.map((problem) => `${problem} was removed`),
      ...wider.map((problem) => `${problem} is new to clients`),
    ];
  });
}

/** Finds every change between two documents that breaks a client of the first. */
export function compareOpenApi(before: unknown, after: unknown): BreakingChange[] {
  const operations = operationsOf(after);
  return [...operationsOf(before)].flatMap(([call, previous]) => {
    const current = operations.get(call);
    const changes = current
      ? [
          ...compareParameters(previous, current),
          ...compareBodies(previous, current),
          ...compareResponses(previous, current),
        ]
      : ['the call was removed'];
    return [...new Set(changes)].map((what) => ({ call, what }));
  });
}
