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
 * State of a form with a schema's fields. A field's errors show after the first submit; `refused`
 * holds the gateway's field errors. `version` is that of the stored values, if any.
 */
export function useFields<Names extends string, Out>(
  schema: { readonly safeParse: (typed: Readonly<Record<Names, string>>) => Read<Out> },
  begun: Readonly<Record<Names, string>>,
  refused: CallFailure['fields'] = [],
  version = 0,
) {
  const sent = useSentText();
  const over = useTypedOver(begun, version);
  const { typed } = over;
  const [isSubmitted, setSubmitted] = useState(false);
  const read = schema.safeParse(typed);
  const issues = isSubmitted && !read.success ? fieldIssues(read.error) : [];
  const errorOf = (name: string) => {
    const found = [...issues, ...refused].find(({ path }) => path === name);
    return found && sent(found.key, found.params);
  };
  return {
    typed,
    version: over.version,
    /** Takes the result of a save. */
    settle: (result: CallResult<unknown>) => {
      over.settle(result);
      if (result.ok) setSubmitted(false);
    },
    isSubmitted,
    errorOf,
    /** Props for a field. */
    field: (name: Names) => {
      const value: string = typed[name];
      // a password manager fills several fields in the same update
      const onChange = (next: string) => over.update((before) => ({ ...before, [name]: next }));
      return { value, onChange, error: errorOf(name) };
    },
    /** Returns the parsed values; null if any are invalid. */
    submit: () => {
      setSubmitted(true);
      return read.success ? read.data : null;
    },
  };
}
