import type * as z from 'zod/mini';
import { across, shape } from '../core/shape.ts';
import { firstName, fullNameIssues, lastName } from './names.ts';

/** A cardholder's first and last name. [CARD-23, CARD-24, DRIVER-01] */
export const cardholderName = shape({ firstName, lastName }).check(
  across<{ firstName: string; lastName: string }>((value) =>
    fullNameIssues(value.firstName, value.lastName),
  ),
);
export type CardholderName = z.infer<typeof cardholderName>;
