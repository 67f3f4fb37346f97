import {
  ID_PROMPTS,
  NO_LIMITS,
  ODOMETER_PROMPTS,
  purchaseLimits,
  type PurchaseLimits,
} from '@forecourt/validation';
import type { TextKey, useText } from '../../messages/text.ts';
import { limitsInWords } from '../limits/limitWords.ts';

type Text = ReturnType<typeof useText>;

interface Change {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

const OF_CARDS = [
  'nameOnCard',
  'fleet',
  'department',
  'group',
  'driver',
  'vehicle',
  'profile',
  'cardholders',
  'replacedBy',
  'replaces',
  'receiptNumber',
  'idPrompt',
  'odometerPrompt',
] as const;
const OF_ROSTER = [
  'first_name',
  'last_name',
  'driver_id',
  'employee_id',
  'license_number',
  'license_state',
  'mobile',
  'unit_number',
  'name',
  'vin',
  'license_plate',
  'registration_number',
  'registration_expiry',
  'odometer_miles',
  'tank_capacity_milligallons',
  'trailer_number',
  'status',
] as const;
const KEYS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ...OF_CARDS.map((field) => [field, `card.timeline.what.${field}`] as const),
  ...OF_ROSTER.map((field) => [field, `timeline.field.${field}`] as const),
]);
/** How a prompt is kept in the history, and how it is told. */
const PROMPTS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>(
  [...new Set([...ID_PROMPTS, ...ODOMETER_PROMPTS])].map(
    (kept) => [kept, `card.timeline.prompt.${kept}`] as const,
  ),
);
const isPrompt = (field: string) => field === 'idPrompt' || field === 'odometerPrompt';

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
    const key = KEYS.get(change.field);
    if (!key) return [];
    const words = (value: string | null) => {
      const told = isPrompt(change.field) ? PROMPTS.get(value ?? '') : undefined;
      return told ? text(told) : (value ?? text('timeline.nothing'));
    };
    const [from, to] = [words(change.from), words(change.to)];
    return [text('card.timeline.changed', { what: text(key), from, to })];
  });
}
