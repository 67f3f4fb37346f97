import * as z from 'zod/mini';
import { nameOnCard } from '../contact/names.ts';
import { requiredId, id, nullable, shape } from '../core/shape.ts';
import { limitFields } from '../limits/cardLimit.ts';
import { cardDelivery } from '../orders/cardDelivery.ts';
import type { CardType } from '../cards/cardTypes.ts';
import { replacementReason } from '../cards/replacementReasons.ts';

/**
 * Changes to a card in use; omitted fields stay the same. The assignee is a vehicle for a vehicle
 * card and a driver for every other type. [CARD-01, CARD-02, CARD-09]
 */
export const cardEdit = shape({
  nameOnCard: z.optional(nameOnCard),
  fleetId: z.optional(requiredId('card.fleetRequired')),
  departmentId: z.optional(nullable(id)),
  groupId: z.optional(nullable(id)),
  assigneeId: z.optional(nullable(id)),
  profileId: z.optional(requiredId('card.profileRequired')),
  /** Limits that override the profile's; `null`, or one that is `null`, follows the profile's. */
  ownLimits: z.optional(nullable(limitFields)),
});
export type CardEdit = z.infer<typeof cardEdit>;
export const CARD_EDIT_FIELDS = z.keyof(cardEdit).options;

/** The kind of assignee that each card type can have. */
export const ASSIGNEE_OF_TYPE: Readonly<Record<CardType, 'driver' | 'vehicle'>> = {
  driver: 'driver',
  vehicle: 'vehicle',
  single: 'driver',
  pl: 'driver',
};

/**
 * Whether an edit requires a new physical card: the embossed name changes only on a new one.
 * Everything else is decided by the host and takes effect immediately.
 */
export const needsNewPlastic = (
  card: { readonly nameOnCard: string },
  edit: Pick<CardEdit, 'nameOnCard'>,
): boolean => edit.nameOnCard !== undefined && edit.nameOnCard.trim() !== card.nameOnCard;

/** Where the new card is sent; `null` means the address of its group, or else of its last order. */
const delivery = nullable(cardDelivery);

/** Keeps settings and limits, and ends the old card immediately. [CARD-05, CARD-16, CARD-19] */
export const cardReplacement = shape({ reason: replacementReason, delivery });
export type CardReplacement = z.infer<typeof cardReplacement>;

/** A new physical card for a card in use, optionally with a different name. [CARD-06, CARD-16] */
export const cardReissue = shape({ nameOnCard: nullable(nameOnCard), delivery });
export type CardReissue = z.infer<typeof cardReissue>;
