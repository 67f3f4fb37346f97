import type * as z from 'zod/mini';
import { id, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import { promptedIdState } from './lifecycle.ts';
import { PROMPTED_ID_MANAGERS, promptedIdType } from './promptedId.ts';

/** A prompted ID as lists show it; `promptedId` is what a person fills in. [ENT-33 to ENT-35] */
export const promptedIdRecord = shape({
  id,
  name: text(60),
  type: promptedIdType,
  number: text(9),
  status: promptedIdState,
  managedBy: oneOf(PROMPTED_ID_MANAGERS),
  managedById: id,
  /** Of the account, the department or the fleet. */
  managedByName: text(80),
  /** Fleet within which it counts; null: the whole account. */
  fleetId: nullable(id),
  /** Cards at which it is good. */
  cardCount: natural,
  version: natural,
});
export type PromptedIdRecord = z.infer<typeof promptedIdRecord>;
