import { useState } from 'react';
import type { CallFailure, CallResult } from '@forecourt/api-client';
import { fieldIssues } from '@forecourt/validation';
import { useSentText } from '../messages/text.ts';
import { useTypedOver } from './useTypedOver.ts';

/** What a schema makes of what was typed. */
export type Read<Out> =
  | { readonly success: true; readonly data: Out }
  | { readonly success: false; readonly error: Parameters<typeof fieldIssues>[0] };

/**
 * What is typed into the fields of a schema. What is wrong with a field shows once the form was
 * submitted; `refused` is what the gateway said of the fields. Where they are stored, `version` is theirs.
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
    /** What came of saving it. */
    settle: (result: CallResult<unknown>) => {
      over.settle(result);
      if (result.ok) setSubmitted(false);
    },
    isSubmitted,
    errorOf,
    /** The props of a field. */
    field: (name: Names) => {
      const value: string = typed[name];
      // several fields change at once where a password manager fills them in
      const onChange = (next: string) => over.update((before) => ({ ...before, [name]: next }));
      return { value, onChange, error: errorOf(name) };
    },
    /** What was typed as the schema reads it; null where something is wrong with it. */
    submit: () => {
      setSubmitted(true);
      return read.success ? read.data : null;
    },
  };
}
