import { telematicsRules, vehicleSignals } from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { list, natural, shape, text } from './shapes.ts';

const telematics = shape({
  rules: telematicsRules,
  version: natural,
  /** Active vehicles in the caller's fleets that reported recently, and all of them. */
  reportingCount: natural,
  vehicleCount: natural,
  /** When the latest signal of these vehicles arrived; `null` if none has. */
  lastAt: z.nullable(text),
});
export type Telematics = z.infer<typeof telematics>;

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
 * Accepts vehicle signals in any order and with repeats: the latest position, odometer reading, and
 * tank level of each vehicle win.
 */
export const sendVehicleSignals = call('POST /telematics/signals', 'vehicles.report', {
  summary: 'Send positions, odometer readings, and tank levels of vehicles',
  body: shape({ signals: vehicleSignals }),
  response: shape({
    /** Signals accepted, from vehicles that the key can see. */
    takenCount: natural,
    /** Unit numbers and VINs that match no active vehicle. */
    unknown: list(text),
    /** Signals dated in the future, which are ignored. */
    aheadCount: natural,
  }),
  errors: ['telematics.off'],
  changes: ['telematics'],
  idempotency: 'none',
});
