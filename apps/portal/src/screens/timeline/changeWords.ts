import {
  changedFieldKey,
  changedPromptKey,
  NO_LIMITS,
  purchaseLimits,
  type PurchaseLimits,
} from '@forecourt/validation';
import type { Text } from '../../messages/text.ts';
import { limitsInWords } from '../limits/limitWords.ts';

interface Change {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Limits of a card's own, those of its profile. */
const LIMITS = new Set(['ownLimits', 'limits']);

/** Limits as the history keeps them: those that are named, in JSON. */
function limitsOf(json: string | null): PurchaseLimits {
  if (json === null) return NO_LIMITS;
  let told: unknown;
  try {
    told = JSON.parse(json);
  } catch {
    return NO_LIMITS;
  }
  const named = typeof told === 'object' && told !== null ? told : {};
  const read = purchaseLimits.safeParse({ ...NO_LIMITS, ...named });
  return read.success ? read.data : NO_LIMITS;
}

/** Each limit that differs: "Dollars a day: $90.00 → $120.00". */
function limitChanges({ from, to }: Change, currency: string, text: Text): string[] {
  const after = limitsInWords(limitsOf(to), currency, text);
  return limitsInWords(limitsOf(from), currency, text).flatMap((was, at) => {
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
    if (LIMITS.has(change.field)) return limitChanges(change, currency, text);
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
