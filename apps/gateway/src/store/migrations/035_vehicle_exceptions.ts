import { schemaOf } from '../distribute.ts';

/** Codes for what vehicles report other than location, unless the program already uses them. */
export const vehicleExceptions = schemaOf([
  `INSERT INTO exception_meanings (code, kind, description) VALUES
    ('108402', 'tankRoom', 'More fuel than the tank has room for'),
    ('108506', 'vehicleSilent', 'Vehicle not reporting')
    ON CONFLICT DO NOTHING`,
]);
