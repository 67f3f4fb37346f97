import type * as z from 'zod/mini';
import { id, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import { promptedIdState } from './lifecycle.ts';
import { PROMPTED_ID_MANAGERS, promptedIdType } from './promptedId.ts';

/** A prompted ID as shown in lists; the form's schema is `promptedId`. [ENT-33 to ENT-35] */
export const promptedIdRecord = shape({
  id,
  name: text(60),
  type: promptedIdType,
  number: text(9),
  status: promptedIdState,
  managedBy: oneOf(PROMPTED_ID_MANAGERS),
  managedById: id,
  /** Name of the account, department, or fleet. */
  managedByName: text(80),
  /** Fleet in which it is valid; `null` means the whole account. */
  fleetId: nullable(id),
  /** Number of cards that accept it. */
  cardCount: natural,
  version: natural,
});
export type PromptedIdRecord = z.infer<typeof promptedIdRecord>;
