import type * as z from 'zod/mini';
import type { MessageKey } from '../messages/keys.ts';

/** Values that a message text names in braces. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A refusal that a person can read once a catalog has put it into words. */
export interface Reason {
  readonly key: MessageKey;
  readonly params: MessageParams;
}

/** A refusal tied to one field. `path` joins the segments with dots: `cards.0.lastName`. */
export interface FieldIssue extends Reason {
  readonly path: string;
}

/** Makes a reason; `params` default to none. */
export function reason(key: MessageKey, params: MessageParams = {}): Reason {
  return { key, params };
}

const isParam = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The bounds that zod states on an issue, under the names that the texts use. */
function boundsOf(issue: z.core.$ZodIssue): MessageParams {
  const found: Record<string, string | number> = {};
  if ('minimum' in issue && isParam(issue.minimum)) found['min'] = issue.minimum;
  if ('maximum' in issue && isParam(issue.maximum)) found['max'] = issue.maximum;
  if ('params' in issue && issue.params) {
    for (const [name, value] of Object.entries(issue.params)) {
      if (isParam(value)) found[name] = value;
    }
  }
  return found;
}

const KEY = /^[a-zA-Z]+(?:\.[a-zA-Z0-9]+)+$/;
const isKey = (text: string): text is MessageKey => KEY.test(text);

/** Turns a failed parse into issues with message keys, in the order in which zod found them. */
export function fieldIssues(error: z.core.$ZodError): FieldIssue[] {
  return error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    key: isKey(issue.message) ? issue.message : 'value.invalid',
    params: boundsOf(issue),
  }));
}
