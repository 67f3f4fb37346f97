import { telematicsRules, vehicleSignals } from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { list, natural, shape, text } from './shapes.ts';

const telematics = shape({
  rules: telematicsRules,
  version: natural,
  /** Active vehicles that reported their place lately, and all of them. */
  reportingCount: natural,
  vehicleCount: natural,
  /** The latest signal; null: none came yet. */
  lastAt: z.nullable(text),
});
export type Telematics = z.infer<typeof telematics>;

/** What the account does with what its vehicles report, and how many do. */
export const getTelematics = call('GET /telematics', 'integrations.manage', {
  summary: 'Get the rules for vehicle signals and how many vehicles report',
  response: telematics,
});

export const putTelematicsRules = call('PUT /telematics/rules', 'integrations.manage', {
  summary: 'Choose what happens to purchases that do not match what the vehicle reports',
  body: telematicsRules,
  response: telematics,
  errors: ['telematics.off'],
  changes: ['telematics'],
  version: 'required',
});

/**
 * Takes what vehicles reported, in any order and any number of times: of each vehicle the latest place,
 * odometer, and tank level count.
 */
export const sendVehicleSignals = call('POST /telematics/signals', 'vehicles.report', {
  summary: 'Send positions, odometer readings, and tank levels of vehicles',
  body: shape({ signals: vehicleSignals }),
  response: shape({
    /** Signals of vehicles that the key can see. */
    takenCount: natural,
    /** Unit numbers and VINs that no active vehicle has. */
    unknown: list(text),
    /** Signals of the future, which are left out. */
    aheadCount: natural,
  }),
  errors: ['telematics.off'],
  changes: ['telematics'],
  idempotency: 'none',
});
