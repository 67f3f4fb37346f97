'use client';
import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  get,
  set,
  useForm,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
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

type Begin<Draft extends FieldValues> = Pick<UseFormProps<Draft>, 'values' | 'defaultValues'>;

/**
 * A form that checks a field with the rules of `@forecourt/validation` when someone leaves it, and from
 * then on as they type. The keys of its issues are put into words by the catalog; an issue's path is the
 * name of the field that caused it. Rows that are added or removed bring up no field that nobody was in.
 */
export function useRuledForm<Draft extends FieldValues>(
  check: (values: Draft) => readonly FieldIssue[],
  begin: Begin<Draft>,
): UseFormReturn<Draft> {
  const text = useText();
  const shown = useRef<FieldErrors<Draft>>({});
  const resolver = useMemo(
    (): Resolver<Draft> =>
      (values, _context, { names = [], fields }) => {
        const [name] = names;
        // react-hook-form asks about the rows of a list by its name, which is no field
        const isOfRows = names.length === 1 && get(fields, name) === undefined;
        const issues = check(values).filter(({ path }) => !isOfRows || get(shown.current, path));
        return issues.length === 0
          ? { values, errors: {} }
          : { values: {}, errors: errorsOf<Draft>(issues, text) };
      },
    [check, text],
  );
  const form = useForm<Draft>({ mode: 'onTouched', resolver, ...begin });
  useLayoutEffect(() => {
    shown.current = form.formState.errors;
  });
  return form;
}
