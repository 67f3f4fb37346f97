import * as z from 'zod/mini';
import type { MessageKey } from '../messages/keys.ts';
import type { MessageParams } from './issue.ts';

/** Every builder below sets its own message key, so that zod's texts never reach a user. */
const error = 'value.invalid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const UUID_OR_BLANK = new RegExp(`^$|${UUID.source}`);
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;
const MONTH = /^\d{4}-\d\d$/;

/** Text of at most `maxCharacters`. */
export const text = (maxCharacters = 500) =>
  z.string({ error }).check(z.maxLength(maxCharacters, { error: 'text.tooLong' }));
/** A lowercase UUID. */
export const id = z.string({ error }).check(z.regex(UUID, { error }));
/** A safe integer; may be negative. */
export const integer = z.int({ error });
/** A non-negative safe integer. */
export const natural = z.int({ error }).check(z.minimum(0, { error: 'value.atLeast' }));
export const flag = z.boolean({ error });
/** An instant in UTC: ISO 8601 with `Z`. */
export const instant = z.string({ error }).check(z.regex(INSTANT, { error }));
/** A calendar month, `YYYY-MM`. */
export const month = z.string({ error }).check(z.regex(MONTH, { error }));

export const list = <T extends z.core.SomeType>(item: T) => z.array(item, { error });
export const shape = <T extends z.core.$ZodLooseShape>(fields: T) => z.object(fields, { error });

type Fields = Readonly<Record<string, z.core.SomeType>>;
/** Makes all of the fields optional; adds less to a bundle than `z.partial`. */
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
 * Required text, trimmed and NFC-normalized: fails with `missing` if omitted or blank, and with
 * `tooLong` beyond `maxCharacters`. A pattern added to it must accept blank text, which is already
 * reported; aborting instead would skip cross-field checks.
 */
export const requiredText = (
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

/** Control characters, which neither storage nor embossing accepts, and bidirectional controls. */
const INVISIBLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
/** Required single-line text without invisible characters; for fields without a pattern. */
export const lineText = (maxCharacters: number, missing?: MessageKey, tooLong?: MessageKey) =>
  requiredText(maxCharacters, missing, tooLong).check(
    z.refine((value) => !INVISIBLE.test(value), { error: 'text.invisible' }),
  );

/** Allowed length of a string of digits, with the keys for missing and wrong ones. */
export interface DigitBounds {
  readonly minDigits: number;
  readonly maxDigits: number;
  readonly missing: MessageKey;
  readonly invalid: MessageKey;
}

/** Digits that are not a quantity; spaces and dashes between them are removed. */
export const digitText = ({ minDigits, maxDigits, missing, invalid }: DigitBounds) => {
  const pattern = new RegExp(`^$|^\\d{${minDigits},${maxDigits}}$`);
  return z.string({ error: (issue) => (isMissing(issue) ? missing : error) }).check(
    z.trim(),
    z.overwrite((value) => value.replaceAll(/(?<=\d)[ -](?=\d)/g, '')),
    z.minLength(1, { error: missing }),
    z.refine((value) => pattern.test(value), {
      error: invalid,
      params: { min: minDigits, max: maxDigits },
    }),
  );
};

/** A list of `min` to `max` items without duplicates. */
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

/** A non-empty selection of the options, without duplicates; fails with `missing` if empty. */
export const requiredChoices = <T extends z.core.SomeType>(
  item: T,
  max: number,
  missing: MessageKey,
) => uniqueList(item, { min: 1, max, tooFew: missing, tooMany: error, twice: error });

/** The ID of a selected option; fails with `missing` if nothing is selected. */
export const requiredId = (missing: MessageKey) =>
  z
    .string({ error: (issue) => (isMissing(issue) ? missing : error) })
    .check(z.minLength(1, { error: missing }), z.regex(UUID_OR_BLANK, { error }));

/** One of `values`; fails with `missing` if nothing is selected. */
export const requiredChoice = <const T extends readonly [string, ...string[]]>(
  values: T,
  missing: MessageKey,
) =>
  z.enum(values, {
    error: ({ input }) => (input === undefined || input === null || input === '' ? missing : error),
  });

const inUpperCase = (value: string) => value.trim().normalize('NFC').toUpperCase();
/** Rejects text that is already in use, ignoring case. */
export const isNotTaken = (existing: readonly string[], taken: MessageKey) => {
  const inUse = new Set(existing.map(inUpperCase));
  return z.refine<string>((value) => !inUse.has(inUpperCase(value)), { error: taken });
};

/** An issue found by a cross-field check; `path` is the field to change. */
export interface CrossFieldIssue {
  readonly path: readonly (string | number)[];
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

/** Adds a check's findings to the issues of its schema. */
export function pushFound<T>(
  { value, issues }: z.core.ParsePayload<T>,
  findings: readonly CrossFieldIssue[],
): void {
  for (const { path, key, params = {} } of findings) {
    issues.push({ code: 'custom', input: value, path: [...path], message: key, params });
  }
}

/** A cross-field check. Also runs after single fields failed, so values may be of any type. */
export const across = <T>(findIssues: (value: Partial<T>) => readonly CrossFieldIssue[]) =>
  z.check<T>(
    (payload) => {
      pushFound(payload, findIssues(payload.value));
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** Creates a schema from a reader that returns the value or the issue's key. */
export const read = <T>(
  reader: (input: string | number) => { readonly value: T } | Omit<CrossFieldIssue, 'path'>,
  missing: MessageKey = 'value.required',
) =>
  z.pipe(
    z.union([z.string(), z.number()], {
      error: (issue) => (isMissing(issue) ? missing : error),
    }),
    z.transform((input: string | number, payload): T => {
      const result = reader(input);
      if ('value' in result) return result.value;
      const { key, params = {} } = result;
      payload.issues.push({ code: 'custom', input, message: key, params });
      return z.NEVER;
    }),
  );
