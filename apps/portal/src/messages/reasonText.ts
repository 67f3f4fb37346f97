import type { Reason } from '@forecourt/validation';
import type { Text } from './text.ts';

/** The answer of a lifecycle, or of a rule about access; or reasons against something. */
type Answer =
  | { readonly ok: true }
  | { readonly allowed: true }
  | { readonly reasons: readonly Reason[] }
  | readonly Reason[];

const reasonsOf = (answer: Answer): readonly Reason[] => {
  if ('length' in answer) return answer;
  return 'reasons' in answer ? answer.reasons : [];
};

/** The first reason against something, as text; null if there is none. */
export function reasonText(text: Text, answer: Answer): string | null {
  const [first] = reasonsOf(answer);
  return first ? text(first.key, first.params) : null;
}
