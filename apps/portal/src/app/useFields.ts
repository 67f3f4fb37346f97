import { useState } from 'react';
import type { CallFailure, CallResult } from '@forecourt/api-client';
import { fieldIssues } from '@forecourt/validation';
import { useSentText } from '../messages/text.ts';
import { useTypedOver } from './useTypedOver.ts';

/** A schema's result for the typed values. */
export type Read<Out> =
  | { readonly success: true; readonly data: Out }
  | { readonly success: false; readonly error: Parameters<typeof fieldIssues>[0] };

/**
 * State of a form with a schema's fields. A field's errors show after the first submit; `refusedFields`
 * holds the gateway's field errors. `version` is that of the stored values, if any.
 */
export function useFields<Names extends string, Out>(
  schema: { readonly safeParse: (typed: Readonly<Record<Names, string>>) => Read<Out> },
  initialValues: Readonly<Record<Names, string>>,
  refusedFields: CallFailure['fields'] = [],
  version = 0,
) {
  const sentText = useSentText();
  const edits = useTypedOver(initialValues, version);
  const { typed } = edits;
  const [isSubmitted, setSubmitted] = useState(false);
  const parsed = schema.safeParse(typed);
  const issues = isSubmitted && !parsed.success ? fieldIssues(parsed.error) : [];
  const errorOf = (name: string) => {
    const issue = [...issues, ...refusedFields].find(({ path }) => path === name);
    return issue && sentText(issue.key, issue.params);
  };
  return {
    typed,
    version: edits.version,
    /** Whether anything typed would be lost by leaving. */
    isEdited: edits.isEdited,
    /** Takes the result of a save. */
    settle: (result: CallResult<unknown>) => {
      edits.settle(result);
      if (result.ok) setSubmitted(false);
    },
    isSubmitted,
    errorOf,
    /** Props for a field. */
    field: (name: Names) => {
      const value: string = typed[name];
      // a password manager fills several fields in the same update
      const onChange = (next: string) =>
        edits.update((previous) => ({ ...previous, [name]: next }));
      return { value, onChange, error: errorOf(name) };
    },
    /** Returns the parsed values; null if any are invalid. */
    submit: () => {
      setSubmitted(true);
      return parsed.success ? parsed.data : null;
    },
  };
}
