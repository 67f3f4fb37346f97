import { lostFields, incompatibilities } from './compareSchemas.ts';
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
  const operations = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(objectAt(document, 'paths'))) {
    for (const [method, body] of Object.entries(objectAt(methods))) {
      if (isObject(body)) operations.set(`${method.toUpperCase()} ${path}`, { document, body });
    }
  }
  return operations;
}

const keyOf = (parameter: Json): string => {
  const { name, in: location } = objectAt(parameter);
  return textsOf([location ?? '', name ?? '']).join(' ');
};

function compareParameters(before: Operation, after: Operation): string[] {
  const old = new Map(
    listOf(before.body['parameters']).map((parameter) => [keyOf(parameter), objectAt(parameter)]),
  );
  const now = new Map(
    listOf(after.body['parameters']).map((parameter) => [keyOf(parameter), objectAt(parameter)]),
  );
  const lost = [...old.keys()].filter((key) => !now.has(key)).map((key) => `${key} was removed`);
  const changed = [...now].flatMap(([key, parameter]) => {
    const previous = old.get(key);
    if (parameter['required'] === true && previous?.['required'] !== true)
      return [`${key} is required`];
    if (!previous) return [];
    const narrow = { schema: previous['schema'] ?? {}, document: before.document };
    const wide = { schema: parameter['schema'] ?? {}, document: after.document };
    return incompatibilities([narrow, wide], key).map(
      (problem) => `${problem} is not accepted any more`,
    );
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
    ...lostFields([old, now], 'body').map((problem) => `${problem} was removed`),
    ...incompatibilities([old, now], 'body').map(
      (problem) => `${problem} is not accepted any more`,
    ),
  ];
}

function compareResponses(before: Operation, after: Operation): string[] {
  return Object.keys(objectAt(before.body, 'responses')).flatMap((status) => {
    const old = schemaAt(before, 'responses', status);
    const now = schemaAt(after, 'responses', status);
    if (!old) return [];
    if (!now) return [`answer ${status} was removed`];
    const path = `answer ${status}`;
    const lost = lostFields([old, now], path);
    const isLost = (problem: string) =>
      lost.some((loss) => problem.startsWith(loss.split(':')[0] ?? loss));
    const wider = incompatibilities([now, old], path).filter((problem) => !isLost(problem));
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
