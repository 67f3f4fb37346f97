'use client';
import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  get,
  set,
  useForm,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type FieldPath,
  type UseFormClearErrors,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { fieldIssues, type FieldIssue } from '@forecourt/validation';
import { useText, type Text } from '../provider/index.ts';

type Failure = Parameters<typeof fieldIssues>[0];

/** What a schema of `@forecourt/validation` makes of a value. */
export type Read<Out> =
  | { readonly success: true; readonly data: Out }
  | { readonly success: false; readonly error: Failure };

/** The part of a schema of `@forecourt/validation` that forms need. */
export interface Rule<Value = unknown, Out = unknown> {
  readonly safeParse: (value: Value) => Read<Out>;
}

/** Issues of a value. `prefix` is prepended to their paths; for a single field, it is the path. */
export function issuesOf<Value>(
  rule: Rule<Value>,
  value: Value,
  prefix = '',
): readonly FieldIssue[] {
  const result = rule.safeParse(value);
  if (result.success) return [];
  return fieldIssues(result.error).map((issue) => ({ ...issue, path: `${prefix}${issue.path}` }));
}

/** Whether an issue has a field; one about the whole entity or an unshown property has none. */
export const isField = <Draft extends FieldValues>(
  draft: Draft,
  path: string,
): path is FieldPath<Draft> => (path.split('.')[0] ?? '') in draft;

/** Converts issues to errors of react-hook-form; only the first issue of each field counts. */
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

type InitialValues<Draft extends FieldValues> = Pick<
  UseFormProps<Draft>,
  'values' | 'defaultValues'
>;

export type RuledForm<Draft extends FieldValues> = UseFormReturn<Draft>;

/**
 * A form whose fields are checked with the rules of `@forecourt/validation` on blur, with `onSubmit`
 * only on a submit, and from then on as people type. Issue keys are translated by the catalog, and an issue's path is the name of
 * its field. An issue that a change of another field resolves
 * disappears as well. Adding or removing rows does not reveal errors of fields that have not been touched.
 */
export function useRuledForm<Draft extends FieldValues>(
  check: (values: Draft) => readonly FieldIssue[],
  initialValues: InitialValues<Draft>,
  mode: 'onTouched' | 'onSubmit' = 'onTouched',
): RuledForm<Draft> {
  const text = useText();
  const shownErrors = useRef<FieldErrors<Draft>>({});
  const lastIssues = useRef<readonly FieldIssue[]>([]);
  const clearErrors = useRef<UseFormClearErrors<Draft>>(undefined);
  const resolver = useMemo(
    (): Resolver<Draft> =>
      (values, _context, { names = [], fields }) => {
        const [name] = names;
        // For row changes, react-hook-form passes the list's name, which is not a registered field.
        const isOfRows = names.length === 1 && get(fields, name) === undefined;
        const allIssues = check(values);
        // react-hook-form updates only the error of the field that changed
        const paths = new Set(allIssues.map(({ path }) => path));
        for (const { path } of lastIssues.current) {
          if (!paths.has(path) && isField(values, path)) clearErrors.current?.(path);
        }
        lastIssues.current = allIssues;
        const issues = allIssues.filter(({ path }) => !isOfRows || get(shownErrors.current, path));
        return issues.length === 0
          ? { values, errors: {} }
          : { values: {}, errors: errorsOf<Draft>(issues, text) };
      },
    [check, text],
  );
  const form = useForm<Draft>({ mode, resolver, ...initialValues });
  useLayoutEffect(() => {
    shownErrors.current = form.formState.errors;
    clearErrors.current = form.clearErrors;
  });
  return form;
}
