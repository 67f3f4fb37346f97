import { lostFields, misfits } from './compareSchemas.ts';
import { isObject, listOf, objectAt, textsOf, type Json, type JsonObject } from './json.ts';

/** A change to the document that breaks existing clients. */
export interface BreakingChange {
  /** `GET /cards/{cardId}` */
  readonly call: string;
  readonly what: string;
}

interface Operation {
  readonly document: unknown;
  readonly body: JsonObject;
}

function operationsOf(document: unknown): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(objectAt(document, 'paths'))) {
    for (const [method, body] of Object.entries(objectAt(methods))) {
      if (isObject(body)) found.set(`${method.toUpperCase()} ${path}`, { document, body });
    }
  }
  return found;
}

const keyOf = (parameter: Json): string => {
  const { name, in: place } = objectAt(parameter);
  return textsOf([place ?? '', name ?? '']).join(' ');
};

function compareParameters(before: Operation, after: Operation): string[] {
  const old = new Map(listOf(before.body['parameters']).map((one) => [keyOf(one), objectAt(one)]));
  const now = new Map(listOf(after.body['parameters']).map((one) => [keyOf(one), objectAt(one)]));
  const lost = [...old.keys()].filter((key) => !now.has(key)).map((key) => `${key} was removed`);
  const changed = [...now].flatMap(([key, parameter]) => {
    const was = old.get(key);
    if (parameter['required'] === true && was?.['required'] !== true) return [`${key} is required`];
    if (!was) return [];
    const narrow = { schema: was['schema'] ?? {}, document: before.document };
    const wide = { schema: parameter['schema'] ?? {}, document: after.document };
    return misfits([narrow, wide], key).map((what) => `${what} is not accepted any more`);
  });
  return [...lost, ...changed];
}

const schemaAt = ({ body, document }: Operation, ...path: string[]) => {
  const schema = objectAt(body, ...path, 'content', 'application/json')['schema'];
  return schema === undefined ? null : { schema, document };
};

function compareBodies(before: Operation, after: Operation): string[] {
  const old = schemaAt(before, 'requestBody');
  const now = schemaAt(after, 'requestBody');
  if (!old) return now ? ['body is required'] : [];
  if (!now) return ['body was removed'];
  return [
    ...lostFields([old, now], 'body').map((what) => `${what} was removed`),
    ...misfits([old, now], 'body').map((what) => `${what} is not accepted any more`),
  ];
}

function compareAnswers(before: Operation, after: Operation): string[] {
  return Object.keys(objectAt(before.body, 'responses')).flatMap((status) => {
    const old = schemaAt(before, 'responses', status);
    const now = schemaAt(after, 'responses', status);
    if (!old) return [];
    if (!now) return [`answer ${status} was removed`];
    const at = `answer ${status}`;
    const lost = lostFields([old, now], at);
    const isLost = (what: string) => lost.some((one) => what.startsWith(one.split(':')[0] ?? one));
    const wider = misfits([now, old], at).filter((what) => !isLost(what));
    return [
      ...lost.map((what) => `${what} was removed`),
      ...wider.map((what) => `${what} is new to clients`),
    ];
  });
}

/** Finds every change between two documents that breaks a client of the first. */
export function compareOpenApi(before: unknown, after: unknown): BreakingChange[] {
  const now = operationsOf(after);
  return [...operationsOf(before)].flatMap(([call, was]) => {
    const is = now.get(call);
    const found = is
      ? [...compareParameters(was, is), ...compareBodies(was, is), ...compareAnswers(was, is)]
      : ['the call was removed'];
    return [...new Set(found)].map((what) => ({ call, what }));
  });
}
