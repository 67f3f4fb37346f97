import type * as z from 'zod/mini';
import { across, nullable, oneOf, shape, type CrossFieldIssue } from '../core/shape.ts';
import type { CardType } from '../cards/cardTypes.ts';
import type { PromptedId } from './promptedId.ts';
import type { PromptedIdState } from './lifecycle.ts';

/** How a card prompts for an ID: never, for the record only, or approving only known IDs. */
export const ID_PROMPTS = ['off', 'reported', 'matched'] as const;
/** How a card prompts for the odometer: never, for the record only, or rejecting lower readings. */
export const ODOMETER_PROMPTS = ['off', 'reported', 'inSequence'] as const;

/** What the pump prompts for before fueling, and how the answers are used. [GW-25] */
export const cardPrompts = shape({ id: oneOf(ID_PROMPTS), odometer: oneOf(ODOMETER_PROMPTS) });
export type CardPrompts = z.infer<typeof cardPrompts>;

const partialPrompts = shape({
  id: nullable(oneOf(ID_PROMPTS)),
  odometer: nullable(oneOf(ODOMETER_PROMPTS)),
});

/** The same for cards with different prompts; `null` leaves a prompt unchanged. */
export const someCardPrompts = partialPrompts.check(
  across<z.infer<typeof partialPrompts>>(({ id, odometer }): CrossFieldIssue[] =>
    id === null && odometer === null ? [{ path: ['id'], key: 'bulk.promptRequired' }] : [],
  ),
);
export type SomeCardPrompts = z.infer<typeof someCardPrompts>;

/** A card's prompts until someone changes them. */
export const DEFAULT_CARD_PROMPTS: CardPrompts = { id: 'matched', odometer: 'reported' };

const ID_OF_CARD_TYPE: Readonly<Record<CardType, PromptedId['type'] | null>> = {
  vehicle: 'D',
  driver: 'V',
  single: null,
  pl: null,
};

/**
 * The type of ID that a card prompts for: a vehicle card asks for the driver's, a driver card for
 * the vehicle's; `null` if the card is neither and prompts for none. [ENT-34, PID-01]
 */
export const promptedIdTypeOf = (cardType: CardType): PromptedId['type'] | null =>
  ID_OF_CARD_TYPE[cardType];

/**
 * Applies changes to a card's prompts. A card of neither a driver nor a vehicle never prompts for
 * an ID, whatever is chosen for the others.
 */
export function promptsAfter(
  prompts: CardPrompts,
  { id, odometer }: SomeCardPrompts,
  cardType: CardType,
): CardPrompts {
  return {
    id: promptedIdTypeOf(cardType) === null ? prompts.id : (id ?? prompts.id),
    odometer: odometer ?? prompts.odometer,
  };
}

/** A prompted ID with its scope. */
export interface PlacedPromptedId {
  readonly status: PromptedIdState;
  /** `null` means the whole account. */
  readonly fleetId: string | null;
  /** Cards that it is assigned to; empty means every card in its scope. */
  readonly cardIds: readonly string[];
}

/** Whether a card accepts a prompted ID: it must be on and valid for the card. [PID-04, ENT-33] */
export function isAcceptedByCard(
  { status, fleetId, cardIds }: PlacedPromptedId,
  card: { readonly cardId: string; readonly fleetId: string },
): boolean {
  if (status === 'off') return false;
  if (cardIds.length > 0) return cardIds.includes(card.cardId);
  return fleetId === null || fleetId === card.fleetId;
}
