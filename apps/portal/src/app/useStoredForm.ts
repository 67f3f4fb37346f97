import { useLayoutEffect, useState } from 'react';
import type { CallResult } from '@forecourt/api-client';
import {
  issuesOf,
  showIssues,
  useRuledForm,
  useTyped,
  type FieldValues,
  type Rule,
} from '@forecourt/ui/form';
import { useSentText } from '../messages/text.ts';
import { isStale } from './useNotify.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

/** For forms whose controls allow only valid values. */
export const anyValues = <Draft>(): Rule<Draft, Draft> => ({
  safeParse: (data) => ({ success: true, data }),
});

/** The stored values that a form's edits are based on. */
interface Base<Draft> {
  readonly values: Draft;
  readonly version: number;
  /** Whether the form becomes based on the next version, keeping edits made since. */
  readonly takesNext: boolean;
  /** Whether the form shows `values`, because it has no edits. */
  readonly isShown: boolean;
}

/** The result of a save; null if it was canceled. */
type SaveResult = CallResult<unknown> | null | undefined;

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form over stored values, for `FormFields`; its draft is read and checked by a schema, whose
 * issues show from the first submit on. An untouched form follows the stored values. Once edited,
 * it keeps the edits until they are saved: anyone who edits over someone else's change is told so on
 * save, and can then save again. [UI-19]
 */
export function useStoredForm<Draft extends FieldValues, Out>(
  schema: Rule<Draft, Out>,
  stored: Draft,
  version = 0,
) {
  const sentText = useSentText();
  const [base, setBase] = useState<Base<Draft>>({
    values: stored,
    version,
    takesNext: false,
    isShown: false,
  });
  const [initialValues] = useState(stored);
  const check = (draft: Draft) => issuesOf(schema, draft);
  const form = useRuledForm<Draft>(check, { values: initialValues }, 'onSubmit');
  const { reset, getValues, handleSubmit } = form;
  const typed = useTyped(form);
  const isEdited = !isSame(typed, base.values);
  const isNext = version !== base.version;
  const isChanged = isNext || !(base.takesNext || isSame(stored, base.values));
  if (isEdited ? isNext && base.takesNext : isChanged) {
    setBase({ values: stored, version, takesNext: false, isShown: !isEdited });
  }
  useLayoutEffect(() => {
    if (base.isShown) reset(base.values);
  }, [base, reset]);

  /** Takes the result of saving these values. */
  const settle = (result: SaveResult, saved: Draft = getValues()) => {
    if (!result) return;
    if (result.ok) {
      reset(getValues());
      setBase((current) => ({ ...current, values: saved, takesNext: true, isShown: false }));
    } else {
      showIssues(form, result.failure.fields, sentText);
      if (isStale(result.failure)) setBase((current) => ({ ...current, takesNext: true }));
    }
  };
  return {
    form,
    typed,
    /** The version to save against. */
    version: base.version,
    /** Whether anything typed would be lost by leaving. */
    isEdited,
    settle,
    /** Shows issues, or saves the parsed values and shows which of them the gateway refused. */
    submit: async (save: (values: Out, version: number) => Promise<SaveResult>) => {
      let result: SaveResult = null;
      let saved = getValues();
      await handleSubmit(async (draft) => {
        const parsed = schema.safeParse(draft);
        if (!parsed.success) return;
        saved = draft;
        result = await save(parsed.data, base.version);
      })();
      // only now, since react-hook-form marks the form as submitted when it is done
      settle(result, saved);
    },
  };
}

export type StoredForm<Draft extends FieldValues, Out> = ReturnType<
  typeof useStoredForm<Draft, Out>
>;

/** The same for settings on a page, which asks before they are lost; render `question`. [UI-19] */
export function useSettingsForm<Draft extends FieldValues, Out>(
  schema: Rule<Draft, Out>,
  stored: Draft,
  version: number,
) {
  const form = useStoredForm(schema, stored, version);
  const { question } = useUnsavedGuard(form.isEdited);
  return { ...form, question };
}
