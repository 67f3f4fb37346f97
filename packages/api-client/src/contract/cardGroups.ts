import * as z from 'zod/mini';
import { cardDelivery, cardGroupName } from '@forecourt/validation';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { list, natural, reason, shape, text } from './shapes.ts';

const groupBody = shape({ name: cardGroupName, delivery: z.nullable(cardDelivery) });

const cardGroup = shape({
  groupId: uuid,
  name: text,
  /** Where the group's new plastic is sent, instead of the order's address. */
  delivery: z.nullable(cardDelivery),
  cardCount: natural,
  version: natural,
});
export type CardGroup = z.infer<typeof cardGroup>;

/** [SCREEN-27, CARD-31] */
export const listCardGroups = call('GET /cards/groups', 'cardGroups.view', {
  summary: 'List card groups',
  response: shape({
    items: list(cardGroup),
    /** Why groups cannot have their own delivery address; `null` if they can. */
    deliveryRefusal: z.nullable(reason),
  }),
});

/** [CARD-27, CARD-31] */
export const addCardGroup = call('POST /cards/groups', 'cardGroups.edit', {
  summary: 'Add a card group',
  body: groupBody,
  response: shape({ group: cardGroup }),
  errors: ['cardGroup.notPossible'],
  changes: ['cardGroup'],
});

/** [CARD-27, CARD-31] */
export const editCardGroup = call('PUT /cards/groups/:groupId', 'cardGroups.edit', {
  summary: 'Update a card group’s name or delivery address',
  body: groupBody,
  response: shape({ group: cardGroup }),
  errors: ['cardGroup.notFound', 'cardGroup.notPossible'],
  changes: ['cardGroup'],
  version: 'required',
});

export const removeCardGroup = call('DELETE /cards/groups/:groupId', 'cardGroups.edit', {
  summary: 'Delete an empty card group',
  response: shape({ groupId: uuid }),
  errors: ['cardGroup.notFound', 'cardGroup.notPossible'],
  changes: ['cardGroup'],
  version: 'required',
});
