'use client';
import { useMemo } from 'react';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { fieldIssues, type FieldIssue } from '@forecourt/validation';
import { useText, type Text } from '../../provider/index.ts';

type Failure = Parameters<typeof fieldIssues>[0];

/** What is needed of a schema of `@forecourt/validation`. */
export interface Rule {
  readonly safeParse: (
    value: unknown,
  ) => { readonly success: true } | { readonly success: false; readonly error: Failure };
}

/** The issues of a value; `prefix` begins their paths, and is the whole path of a single field. */
export function issuesOf(rule: Rule, value: unknown, prefix = ''): readonly FieldIssue[] {
  const parsed = rule.safeParse(value);
  if (parsed.success) return [];
  return fieldIssues(parsed.error).map((issue) => ({ ...issue, path: `${prefix}${issue.path}` }));
}

/** The errors of a form as react-hook-form holds them; the first issue of a field stands. */
export function errorsOf<Values extends FieldValues>(
  issues: readonly FieldIssue[],
  text: Text,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  const seen = new Set<string>();
  for (const { path, key, params } of issues) {
    if (seen.has(path)) continue;
    seen.add(path);
    set(errors, path === '' ? 'root' : path, { type: key, message: text(key, params) });
  }
  return errors;
}

/**
 * Makes a form check with the rules of `@forecourt/validation`; the keys of its issues are put into
 * words by the catalog. An issue's path is the name of the field that caused it.
 */
export function useRules<Values extends FieldValues>(
  check: (values: Values) => readonly FieldIssue[],
): Resolver<Values> {
  const text = useText();
  return useMemo(
    () => (values: Values) => {
      const issues = check(values);
      return issues.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOf<Values>(issues, text) };
    },
    [check, text],
  );
}
