import * as z from 'zod/mini';
import { nameOnCard } from '../contact/names.ts';
import { chosenId, id, nullable, shape } from '../core/shape.ts';
import { purchaseLimits } from '../limits/purchaseLimits.ts';
import { cardDelivery } from '../orders/cardDelivery.ts';
import type { CardType } from '../cards/cardTypes.ts';
import { replacementReason } from '../cards/replacementReasons.ts';

/**
 * What can be changed of a card that is in use; what is left out stays. The assignee is a vehicle for
 * a vehicle card and a driver for every other type. [CARD-01, CARD-02, CARD-09]
 */
export const cardEdit = shape({
  nameOnCard: z.optional(nameOnCard),
  fleetId: z.optional(chosenId('card.fleetRequired')),
  departmentId: z.optional(nullable(id)),
  groupId: z.optional(nullable(id)),
  assigneeId: z.optional(nullable(id)),
  profileId: z.optional(chosenId('card.profileRequired')),
  /** Limits of its own in place of the profile's; null: the profile's hold. */
  ownLimits: z.optional(nullable(purchaseLimits)),
});
export type CardEdit = z.infer<typeof cardEdit>;
export const CARD_EDIT_FIELDS = z.keyof(cardEdit).options;

/** Whose card a type can be. */
export const ASSIGNEE_OF_TYPE: Readonly<Record<CardType, 'driver' | 'vehicle'>> = {
  driver: 'driver',
  vehicle: 'vehicle',
  single: 'driver',
  pl: 'driver',
};

/**
 * Whether an edit shows on the plastic: the name is embossed, so another one shows only on a card
 * that is made again. Everything else is decided by the host and takes effect at once.
 */
export const needsNewPlastic = (
  card: { readonly nameOnCard: string },
  edit: Pick<CardEdit, 'nameOnCard'>,
): boolean => edit.nameOnCard !== undefined && edit.nameOnCard.trim() !== card.nameOnCard;

/** Where the new plastic goes; null: where the cards of its group, else of its last order, went. */
const delivery = nullable(cardDelivery);

/** A replacement keeps settings and limits and ends the old card at once. [CARD-05, CARD-16, CARD-19] */
export const cardReplacement = shape({ reason: replacementReason, delivery });
export type CardReplacement = z.infer<typeof cardReplacement>;

/** New plastic for a card that is in use, with another name when one is given. [CARD-06, CARD-16] */
export const cardReissue = shape({ nameOnCard: nullable(nameOnCard), delivery });
export type CardReissue = z.infer<typeof cardReissue>;
