import * as z from 'zod/mini';
import { DELETE_CONFIRMATION } from '../display/constants.ts';

/** The uppercase word to type before something is permanently deleted. [UI-23] */
export const deleteConfirmation = z.string({ error: 'confirmation.delete' }).check(
  z.trim(),
  z.refine((typed) => typed === DELETE_CONFIRMATION, { error: 'confirmation.delete' }),
);

/** [UI-24] */
export const termsAccepted = z.literal(true, { error: 'terms.required' });
