import type * as z from 'zod/mini';
import { across, nullable, oneOf, shape, type FoundIssue } from '../core/shape.ts';
import type { CardType } from '../cards/cardTypes.ts';
import type { PromptedId } from './promptedId.ts';
import type { PromptedIdState } from './lifecycle.ts';

/** How a card asks for an ID: not at all, to have it on record, or to approve only who is known. */
export const ID_PROMPTS = ['off', 'reported', 'matched'] as const;
/** How a card asks for the odometer: not at all, on record only, or not below the reading before. */
export const ODOMETER_PROMPTS = ['off', 'reported', 'inSequence'] as const;

/** What the pump asks before fuel flows, and what becomes of the answer. [GW-25] */
export const cardPrompts = shape({ id: oneOf(ID_PROMPTS), odometer: oneOf(ODOMETER_PROMPTS) });
export type CardPrompts = z.infer<typeof cardPrompts>;

const some = shape({
  id: nullable(oneOf(ID_PROMPTS)),
  odometer: nullable(oneOf(ODOMETER_PROMPTS)),
});

/** The same for cards that need not be alike; null: as each of them asks now. */
export const someCardPrompts = some.check(
  across<z.infer<typeof some>>(({ id, odometer }): FoundIssue[] =>
    id === null && odometer === null ? [{ path: ['id'], key: 'bulk.promptRequired' }] : [],
  ),
);
export type SomeCardPrompts = z.infer<typeof someCardPrompts>;

/** What a card asks until someone says otherwise. */
export const DEFAULT_CARD_PROMPTS: CardPrompts = { id: 'matched', odometer: 'reported' };

const ASKED_BY: Readonly<Record<CardType, PromptedId['type'] | null>> = {
  vehicle: 'D',
  driver: 'V',
  single: null,
  pl: null,
};

/**
 * Whose ID a card asks for: one of a vehicle asks who drives, one of a driver asks which vehicle; null:
 * it knows neither and asks for none. [ENT-34, PID-01]
 */
export const askedIdOf = (cardType: CardType): PromptedId['type'] | null => ASKED_BY[cardType];

/**
 * What a card asks once some prompts were changed. A card that knows neither driver nor vehicle asks for
 * no ID, whatever is chosen for the others.
 */
export function promptsAfter(
  prompts: CardPrompts,
  { id, odometer }: SomeCardPrompts,
  cardType: CardType,
): CardPrompts {
  return {
    id: askedIdOf(cardType) === null ? prompts.id : (id ?? prompts.id),
    odometer: odometer ?? prompts.odometer,
  };
}

/** A prompted ID with where it counts. */
export interface PlacedPromptedId {
  readonly status: PromptedIdState;
  /** null: the whole account. */
  readonly fleetId: string | null;
  /** Cards that it was given to; empty: every card where it counts. */
  readonly cardIds: readonly string[];
}

/** Whether a prompted ID is taken at a card: it is on, and the card is one of its own. [PID-04, ENT-33] */
export function isGoodAt(
  { status, fleetId, cardIds }: PlacedPromptedId,
  card: { readonly cardId: string; readonly fleetId: string },
): boolean {
  if (status === 'off') return false;
  if (cardIds.length > 0) return cardIds.includes(card.cardId);
  return fleetId === null || fleetId === card.fleetId;
}
