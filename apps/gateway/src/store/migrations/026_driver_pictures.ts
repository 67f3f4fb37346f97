import { schemaOf } from '../distribute.ts';

/** Pictures attached to drivers' requests. */
export const driverPictures = schemaOf([
  `CREATE TABLE driver_pictures (
    account_id text NOT NULL,
    transaction_id text NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY (account_id, transaction_id),
    FOREIGN KEY (account_id, transaction_id) REFERENCES driver_requests (account_id, transaction_id)
  )`,
]);
