import * as z from 'zod/mini';
import type { MessageKey } from '../messages/keys.ts';
import type { MessageParams } from './issue.ts';

/** Every builder below sets its own message key, so that no text of the library reaches a user. */
const error = 'value.invalid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const UUID_OR_BLANK = new RegExp(`^$|${UUID.source}`);
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;
const MONTH = /^\d{4}-\d\d$/;

/** Any text up to `maxCharacters` long. */
export const text = (maxCharacters = 500) =>
  z.string({ error }).check(z.maxLength(maxCharacters, { error: 'text.tooLong' }));
/** A UUID in lower case. */
export const id = z.string({ error }).check(z.regex(UUID, { error }));
/** A safe integer; may be negative. */
export const integer = z.int({ error });
/** A safe integer from zero up. */
export const natural = z.int({ error }).check(z.minimum(0, { error: 'value.atLeast' }));
export const flag = z.boolean({ error });
/** An instant in UTC, ISO 8601 with `Z`. */
export const instant = z.string({ error }).check(z.regex(INSTANT, { error }));
/** A calendar month, `YYYY-MM`. */
export const month = z.string({ error }).check(z.regex(MONTH, { error }));

export const list = <T extends z.core.SomeType>(item: T) => z.array(item, { error });
export const shape = <T extends z.core.$ZodLooseShape>(fields: T) => z.object(fields, { error });

type Fields = Readonly<Record<string, z.core.SomeType>>;
/** The same fields, each of which can be left out; for a shape made of them, `z.partial` brings more along. */
export function optionalFields<F extends Fields>(
  fields: F,
): { [Name in keyof F]: z.ZodMiniOptional<F[Name]> };
export function optionalFields(fields: Fields): Record<string, z.ZodMiniOptional<z.core.SomeType>> {
  return Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, z.optional(rule)]));
}
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error });
export const nullable = <T extends z.core.SomeType>(item: T) => z.nullable(item);

const isMissing = (issue: { readonly input?: unknown }) =>
  issue.input === undefined || issue.input === null;

/**
 * Text that a person has to fill in, trimmed and in composed form: `missing` when it is left out or
 * blank, `tooLong` beyond `maxCharacters`. A pattern added to it lets blank text pass, which has its
 * issue already; aborting instead would silence the checks over several fields.
 */
export const filledText = (
  maxCharacters: number,
  missing: MessageKey = 'value.required',
  tooLong: MessageKey = 'text.tooLong',
) =>
  z
    .string({ error: (issue) => (isMissing(issue) ? missing : error) })
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, { error: missing }),
      z.maxLength(maxCharacters, { error: tooLong }),
    );

/** Control characters, which no store and no embossing line takes, and signs that turn the reading order round. */
const INVISIBLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
/** Filled text of one line in which everything can be seen; for what has no pattern of its own. */
export const lineText = (maxCharacters: number, missing?: MessageKey, tooLong?: MessageKey) =>
  filledText(maxCharacters, missing, tooLong).check(
    z.refine((value) => !INVISIBLE.test(value), { error: 'text.invisible' }),
  );

/** Bounds of a number that is written in digits, and the keys for one that is missing or wrong. */
export interface DigitBounds {
  readonly minDigits: number;
  readonly maxDigits: number;
  readonly missing: MessageKey;
  readonly wrong: MessageKey;
}

/** Text of digits only, which is no figure; spaces and dashes between them are left out. */
export const digitText = ({ minDigits, maxDigits, missing, wrong }: DigitBounds) => {
  const pattern = new RegExp(`^$|^\\d{${minDigits},${maxDigits}}$`);
  return z.string({ error: (issue) => (isMissing(issue) ? missing : error) }).check(
    z.trim(),
    z.overwrite((value) => value.replaceAll(/(?<=\d)[ -](?=\d)/g, '')),
    z.minLength(1, { error: missing }),
    z.refine((value) => pattern.test(value), {
      error: wrong,
      params: { min: minDigits, max: maxDigits },
    }),
  );
};

/** A list of `min` to `max` items of which none occurs twice. */
export const uniqueList = <T extends z.core.SomeType>(
  item: T,
  bounds: {
    readonly min: number;
    readonly max: number;
    readonly tooFew: MessageKey;
    readonly tooMany: MessageKey;
    readonly twice: MessageKey;
  },
) =>
  z.array(item, { error: (issue) => (isMissing(issue) ? bounds.tooFew : error) }).check(
    z.minLength(bounds.min, { error: bounds.tooFew }),
    z.maxLength(bounds.max, { error: bounds.tooMany }),
    z.refine((items) => new Set(items).size === items.length, { error: bounds.twice }),
  );

/** Some of what is offered, none twice; `missing` when nothing is chosen. */
export const chosenSome = <T extends z.core.SomeType>(item: T, max: number, missing: MessageKey) =>
  uniqueList(item, { min: 1, max, tooFew: missing, tooMany: error, twice: error });

/** An id that a person chooses from a list; `missing` when nothing is chosen. */
export const chosenId = (missing: MessageKey) =>
  z
    .string({ error: (issue) => (isMissing(issue) ? missing : error) })
    .check(z.minLength(1, { error: missing }), z.regex(UUID_OR_BLANK, { error }));

/** One of `values`; `missing` when nothing is chosen. */
export const chosen = <const T extends readonly [string, ...string[]]>(
  values: T,
  missing: MessageKey,
) =>
  z.enum(values, {
    error: ({ input }) => (input === undefined || input === null || input === '' ? missing : error),
  });

const inUpperCase = (value: string) => value.trim().normalize('NFC').toUpperCase();
/** Refuses text that is in use already, written in whatever case. */
export const isFree = (existing: readonly string[], taken: MessageKey) => {
  const inUse = new Set(existing.map(inUpperCase));
  return z.refine<string>((value) => !inUse.has(inUpperCase(value)), { error: taken });
};

/** What a check of several fields pushes; `path` names the field to change. */
export interface FoundIssue {
  readonly path: readonly (string | number)[];
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

/** Adds what a check found to the issues of its schema. */
export function pushFound<T>(
  { value, issues }: z.core.ParsePayload<T>,
  found: readonly FoundIssue[],
): void {
  for (const { path, key, params = {} } of found) {
    issues.push({ code: 'custom', input: value, path: [...path], message: key, params });
  }
}

/** A check over several fields. It also runs when single fields failed, so expect any type in them. */
export const across = <T>(find: (value: Partial<T>) => readonly FoundIssue[]) =>
  z.check<T>(
    (payload) => {
      pushFound(payload, find(payload.value));
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** Makes a schema of a reader that gives the value, or the key against it. */
export const read = <T>(
  reader: (input: string | number) => { readonly value: T } | Omit<FoundIssue, 'path'>,
  missing: MessageKey = 'value.required',
) =>
  z.pipe(
    z.union([z.string(), z.number()], {
      error: (issue) => (isMissing(issue) ? missing : error),
    }),
    z.transform((input: string | number, payload): T => {
      const found = reader(input);
      if ('value' in found) return found.value;
      const { key, params = {} } = found;
      payload.issues.push({ code: 'custom', input, message: key, params });
      return z.NEVER;
    }),
  );
