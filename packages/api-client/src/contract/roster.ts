import * as z from 'zod/mini';
import {
  card,
  cardState,
  cardType,
  driver,
  driverRecord,
  rosterState,
  vehicle,
  vehicleRecord,
} from '@forecourt/validation';
import { call } from './call.ts';
import { page, pageQuery, queryText, uuid } from './common.ts';
import { timelineEntry } from './timeline.ts';
import { flag, list, natural, oneOf, shape, text } from './shapes.ts';

export const DRIVER_SORTS = ['name', 'driverId', 'employeeId', 'fleet', 'cards'] as const;
export const VEHICLE_SORTS = ['unit', 'name', 'fleet', 'odometer', 'cards'] as const;

/** What is exported is written as one of these. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export const exportFormat = oneOf(EXPORT_FORMATS);

/** A file that the browser saves; its bytes are in base64. */
export const exportedFile = shape({
  fileName: text,
  mediaType: text,
  base64: text,
  rowCount: natural,
});

const rosterFilter = {
  q: z.optional(queryText(60)),
  status: z.optional(rosterState),
  fleetId: z.optional(uuid),
  direction: z.optional(oneOf(['asc', 'desc'])),
};
const driverFilter = { ...rosterFilter, sort: z.optional(oneOf(DRIVER_SORTS)) };
const vehicleFilter = { ...rosterFilter, sort: z.optional(oneOf(VEHICLE_SORTS)) };
const rosterParams = shape({ id: uuid });

/** Rows by state under the same filters save the state, when `total` was asked for. */
const counts = z.nullable(shape({ active: natural, terminated: natural }));

/** What ends when a driver or a vehicle is terminated. */
export const rosterEnding = shape({
  cards: list(
    shape({
      cardId: uuid,
      last4: text,
      cardType,
      status: cardState,
      /** What happens to it: blocked, or its order is canceled. */
      action: oneOf(['block', 'cancelOrder']),
    }),
  ),
  /** Prompted IDs of a driver that no card of anybody else takes: they are turned off. */
  promptedIds: list(shape({ promptedId: uuid, name: text })),
});
export type RosterEnding = z.infer<typeof rosterEnding>;

const terminating = shape({
  /** The cards that the person was shown; when others have joined, nothing ends. */
  cardIds: list(uuid),
  reason: z.nullable(queryText(200)),
});

export const listDrivers = call('GET /drivers', {
  summary: 'List drivers, with filters, sorting, and pages',
  query: shape({ ...pageQuery, ...driverFilter }),
  response: shape({ ...page(driverRecord).shape, counts }),
  permission: 'drivers.view',
});

export const exportDrivers = call('GET /drivers/export', {
  summary: 'Export the filtered drivers',
  query: shape({ ...driverFilter, format: exportFormat }),
  response: exportedFile,
  permission: 'drivers.export',
});

export const getDriver = call('GET /drivers/:id', {
  summary: 'Get a driver and their cards',
  params: rosterParams,
  response: shape({ driver: driverRecord, cards: list(card) }),
  errors: ['driver.notFound'],
  permission: 'drivers.view',
});

/** [DRIVER-01 to DRIVER-05, DRIVER-17] A refusal names the fields. */
export const addDriver = call('POST /drivers', {
  summary: 'Add a driver',
  body: driver,
  response: shape({ driver: driverRecord }),
  errors: ['driver.notPossible'],
  changes: ['roster', 'card'],
  permission: 'drivers.edit',
});

export const editDriver = call('PUT /drivers/:id', {
  summary: 'Update a driver',
  params: rosterParams,
  body: driver,
  response: shape({ driver: driverRecord }),
  errors: ['driver.notFound', 'driver.notPossible', 'driver.refused'],
  changes: ['roster', 'card'],
  permission: 'drivers.edit',
  version: 'required',
});

export const getDriverEnding = call('GET /drivers/:id/ending', {
  summary: 'List what ends when a driver is terminated',
  params: rosterParams,
  response: rosterEnding,
  errors: ['driver.notFound'],
  permission: 'drivers.view',
});

/** [DRIVER-18] */
export const terminateDriver = call('POST /drivers/:id/terminate', {
  summary: 'Terminate a driver and block their cards',
  params: rosterParams,
  body: terminating,
  response: shape({ driver: driverRecord, ended: rosterEnding }),
  errors: ['driver.notFound', 'driver.refused', 'roster.endingChanged'],
  changes: ['roster', 'card'],
  permission: 'drivers.edit',
  version: 'required',
});

export const bringBackDriver = call('POST /drivers/:id/bringback', {
  summary: 'Bring back a terminated driver, without cards or prompted IDs',
  params: rosterParams,
  response: shape({ driver: driverRecord }),
  errors: ['driver.notFound', 'driver.refused'],
  changes: ['roster', 'card'],
  permission: 'drivers.edit',
  version: 'required',
});

export const getDriverTimeline = call('GET /drivers/:id/timeline', {
  summary: 'List a driver’s history, newest first',
  params: rosterParams,
  query: shape({ ...pageQuery }),
  response: page(timelineEntry),
  errors: ['driver.notFound'],
  permission: 'drivers.view',
});

export const listVehicles = call('GET /vehicles', {
  summary: 'List vehicles, with filters, sorting, and pages',
  query: shape({ ...pageQuery, ...vehicleFilter }),
  response: shape({ ...page(vehicleRecord).shape, counts }),
  permission: 'vehicles.view',
});

export const exportVehicles = call('GET /vehicles/export', {
  summary: 'Export the filtered vehicles',
  query: shape({ ...vehicleFilter, format: exportFormat }),
  response: exportedFile,
  permission: 'vehicles.export',
});

/** A fill with what was typed at the pump. */
export const vehicleReading = shape({
  /** Of the purchase, ours or recorded elsewhere. */
  transactionId: uuid,
  occurredAt: text,
  /** What the driver typed; null: nothing. */
  typedMiles: z.nullable(natural),
  /** What it was put right to; null: it stands. */
  correctedMiles: z.nullable(natural),
  correctedBy: z.nullable(text),
  reason: z.nullable(text),
  fuelMilligallons: natural,
  /** Since the good reading before, in hundredths of a mile a gallon; null: it cannot be said. */
  milesPerGallonHundredths: z.nullable(natural),
  /** Who recorded a fill without our cards, which is put right where it was recorded; null: our own. */
  source: z.nullable(text),
  /** The reading is left out of the figures: it is below the one before. */
  isOutOfSequence: flag,
});
export type VehicleReading = z.infer<typeof vehicleReading>;

export const getVehicle = call('GET /vehicles/:id', {
  summary: 'Get a vehicle with its cards and recent readings',
  params: rosterParams,
  response: shape({
    vehicle: vehicleRecord,
    cards: list(card),
    /** The last fills, newest first, at most 50. */
    readings: list(vehicleReading),
    milesPerGallonHundredths: z.nullable(natural),
  }),
  errors: ['vehicle.notFound'],
  permission: 'vehicles.view',
});

/** [DRIVER-06 to DRIVER-16] */
export const addVehicle = call('POST /vehicles', {
  summary: 'Add a vehicle',
  body: vehicle,
  response: shape({ vehicle: vehicleRecord }),
  errors: ['vehicle.notPossible'],
  changes: ['roster', 'card'],
  permission: 'vehicles.edit',
});

export const editVehicle = call('PUT /vehicles/:id', {
  summary: 'Update a vehicle',
  params: rosterParams,
  body: vehicle,
  response: shape({ vehicle: vehicleRecord }),
  errors: ['vehicle.notFound', 'vehicle.notPossible', 'vehicle.refused'],
  changes: ['roster', 'card'],
  permission: 'vehicles.edit',
  version: 'required',
});

export const getVehicleEnding = call('GET /vehicles/:id/ending', {
  summary: 'List what ends when a vehicle is terminated',
  params: rosterParams,
  response: rosterEnding,
  errors: ['vehicle.notFound'],
  permission: 'vehicles.view',
});

export const terminateVehicle = call('POST /vehicles/:id/terminate', {
  summary: 'Terminate a vehicle and block its cards',
  params: rosterParams,
  body: terminating,
  response: shape({ vehicle: vehicleRecord, ended: rosterEnding }),
  errors: ['vehicle.notFound', 'vehicle.refused', 'roster.endingChanged'],
  changes: ['roster', 'card'],
  permission: 'vehicles.edit',
  version: 'required',
});

export const bringBackVehicle = call('POST /vehicles/:id/bringback', {
  summary: 'Bring back a terminated vehicle, without cards',
  params: rosterParams,
  response: shape({ vehicle: vehicleRecord }),
  errors: ['vehicle.notFound', 'vehicle.refused'],
  changes: ['roster', 'card'],
  permission: 'vehicles.edit',
  version: 'required',
});

/** Puts an odometer reading right; what was typed stays beside it. [MSG-53] */
export const correctOdometer = call('POST /vehicles/:id/readings/:transactionId', {
  summary: 'Correct a purchase’s odometer reading',
  params: shape({ id: uuid, transactionId: uuid }),
  body: shape({ odometerMiles: natural, reason: z.nullable(queryText(200)) }),
  response: shape({ vehicle: vehicleRecord, readings: list(vehicleReading) }),
  errors: ['vehicle.notFound', 'reading.notFound', 'vehicle.notPossible'],
  changes: ['roster', 'card'],
  permission: 'vehicles.edit',
});

export const getVehicleTimeline = call('GET /vehicles/:id/timeline', {
  summary: 'List a vehicle’s history, newest first',
  params: rosterParams,
  query: shape({ ...pageQuery }),
  response: page(timelineEntry),
  errors: ['vehicle.notFound'],
  permission: 'vehicles.view',
});

export const exportDriverTimeline = call('GET /drivers/:id/timeline/export', {
  summary: 'Export a driver’s history',
  params: rosterParams,
  query: shape({ format: exportFormat }),
  response: exportedFile,
  errors: ['driver.notFound'],
  permission: 'drivers.export',
});

export const exportVehicleTimeline = call('GET /vehicles/:id/timeline/export', {
  summary: 'Export a vehicle’s history',
  params: rosterParams,
  query: shape({ format: exportFormat }),
  response: exportedFile,
  errors: ['vehicle.notFound'],
  permission: 'vehicles.export',
});
