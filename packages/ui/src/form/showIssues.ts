import type { FieldValues } from 'react-hook-form';
import type { FieldIssue } from '@forecourt/validation';
import type { Text } from '../provider/index.ts';
import { isField, type RuledForm } from './useRuledForm.ts';

/** An issue from the gateway; its key is not checked at compile time. */
export interface GatewayIssue extends Omit<FieldIssue, 'key'> {
  readonly key: string;
}

const identity = (path: string) => path;

/**
 * Shows issues from the gateway at their fields and moves focus to the first; those without a field
 * are the form's `root` error. `fieldOf` maps an issue's path to a field; defaults to the path.
 */
export function showIssues<Draft extends FieldValues>(
  { getValues, setError }: RuledForm<Draft>,
  issues: readonly GatewayIssue[],
  text: Text<string>,
  fieldOf: (path: string) => string = identity,
): void {
  let shouldFocus = true;
  for (const { path, key, params } of issues) {
    const name = fieldOf(path);
    const error = { type: key, message: text(key, params) };
    if (isField(getValues(), name)) {
      setError(name, error, { shouldFocus });
      shouldFocus = false;
    } else setError('root', error);
  }
}
