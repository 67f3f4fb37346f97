import {
  changedFieldKey,
  changedPromptKey,
  isKeptLimits,
  readKeptLimits,
} from '@forecourt/validation';
import type { Text } from '../../messages/text.ts';
import { limitsInWords } from '../limits/limitWords.ts';

interface Change {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Each limit that differs: "Dollars a day: $90.00 → $120.00". */
function limitChanges({ from, to }: Change, currency: string, text: Text): string[] {
  const after = limitsInWords(readKeptLimits(to), currency, text);
  return limitsInWords(readKeptLimits(from), currency, text).flatMap((was, at) => {
    const is = after[at]?.value ?? null;
    if (was.value === is) return [];
    const none = text('timeline.nothing');
    const [before, now] = [was.value ?? none, is ?? none];
    return [text('card.timeline.changed', { what: was.label, from: before, to: now })];
  });
}

/** What differs, in words: "Profile: Vans → Linehaul". */
export function changesInWords(
  changes: readonly Change[],
  currency: string,
  text: Text,
): readonly string[] {
  return changes.flatMap((change) => {
    if (isKeptLimits(change.field)) return limitChanges(change, currency, text);
    const key = changedFieldKey(change.field);
    if (!key) return [];
    const words = (value: string | null) => {
      const told = changedPromptKey(change.field, value);
      return told ? text(told) : (value ?? text('timeline.nothing'));
    };
    const [from, to] = [words(change.from), words(change.to)];
    return [text('card.timeline.changed', { what: text(key), from, to })];
  });
}
