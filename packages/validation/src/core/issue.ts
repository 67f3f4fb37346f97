import type * as z from 'zod/mini';
import type { MessageKey } from '../messages/keys.ts';

/** Values for the placeholders of a message. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A reason that a message catalog can turn into readable text. */
export interface Reason {
  readonly key: MessageKey;
  readonly params: MessageParams;
}

/** An issue with one field. `path` joins the segments with dots: `cards.0.lastName`. */
export interface FieldIssue extends Reason {
  readonly path: string;
}

/** Creates a reason, without parameters by default. */
export function reason(key: MessageKey, params: MessageParams = {}): Reason {
  return { key, params };
}

const isParam = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The bounds that zod reports for an issue, named as in the messages. */
function boundsOf(issue: z.core.$ZodIssue): MessageParams {
  const params: Record<string, string | number> = {};
  if ('minimum' in issue && isParam(issue.minimum)) params['min'] = issue.minimum;
  if ('maximum' in issue && isParam(issue.maximum)) params['max'] = issue.maximum;
  if ('params' in issue && issue.params) {
    for (const [name, value] of Object.entries(issue.params)) {
      if (isParam(value)) params[name] = value;
    }
  }
  return params;
}

const KEY = /^[a-zA-Z]+(?:\.[a-zA-Z0-9]+)+$/;
const isKey = (text: string): text is MessageKey => KEY.test(text);

/** Converts a failed parse to issues with message keys, in the order in which zod found them. */
export function fieldIssues(error: z.core.$ZodError): FieldIssue[] {
  return error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    key: isKey(issue.message) ? issue.message : 'value.invalid',
    params: boundsOf(issue),
  }));
}
