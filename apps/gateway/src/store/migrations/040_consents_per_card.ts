import { schemaOf } from '../distribute.ts';

/** Whether a consent is to a rate per card rather than to an amount. */
export const consentsPerCard = schemaOf([
  'ALTER TABLE fee_consents ADD COLUMN is_per_card boolean NOT NULL DEFAULT false',
]);
