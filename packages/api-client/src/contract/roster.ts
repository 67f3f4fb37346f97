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
import { call, type Schema } from './call.ts';
import { page, pageQuery, paged, queryText, uuid } from './common.ts';
import { timelineEntry } from './timeline.ts';
import { flag, list, natural, oneOf, rows, shape, text } from './shapes.ts';

export const DRIVER_SORTS = ['name', 'driverId', 'employeeId', 'fleet', 'cards'] as const;
export const VEHICLE_SORTS = ['unit', 'name', 'fleet', 'odometer', 'cards'] as const;

/** File formats of list exports. */
export const exportFormat = oneOf(['csv', 'xlsx']);

/** A file for the browser to save, with its content in Base64. */
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

/** Rows by state under the other filters; `null` unless `total` is requested. */
const counts = z.nullable(shape({ active: natural, terminated: natural }));

/** What ends when a driver or vehicle is terminated. */
export const rosterEnding = shape({
  cards: rows({
    cardId: uuid,
    last4: text,
    cardType,
    status: cardState,
    /** The card is blocked, or its order is canceled. */
    action: oneOf(['block', 'cancelOrder']),
  }),
  /** The driver's prompted IDs that no one else's card accepts; they are turned off. */
  promptedIds: rows({ promptedId: uuid, name: text }),
});
export type RosterEnding = z.infer<typeof rosterEnding>;

const terminationBody = shape({
  /** The cards the user was shown; if others were added since, the call is refused. */
  cardIds: list(uuid),
  reason: z.nullable(queryText(200)),
});

interface Roster<Thing extends 'driver' | 'vehicle', Entry, Answer, Filter, Page> {
  /** The noun used in paths, errors, and permissions. */
  readonly noun: Thing;
  readonly possessive: 'their' | 'its';
  /** What a terminated one is brought back without, for the summary. */
  readonly lostOnEnd: string;
  readonly entry: Entry;
  readonly answer: Answer;
  readonly filter: Filter;
  readonly page: Page;
}

/** The calls that drivers and vehicles have in common, from listing to termination. */
function rosterCalls<
  const Thing extends 'driver' | 'vehicle',
  Entry extends Schema,
  Answer extends z.core.$ZodLooseShape,
  Filter extends z.core.$ZodLooseShape,
  Page extends Schema,
>({
  noun,
  possessive,
  lostOnEnd,
  entry,
  answer,
  filter,
  page: pageSchema,
}: Roster<Thing, Entry, Answer, Filter, Page>) {
  const notFound = `${noun}.notFound` as const;
  const refused = `${noun}.refused` as const;
  const notPossible = `${noun}.notPossible` as const;
  const editOneDefaults = { changes: ['roster', 'card'], version: 'required' } as const;
  return {
    list: call(`GET /${noun}s`, `${noun}s.view`, {
      summary: `List ${noun}s, with filters, sorting, and pages`,
      query: shape({ ...pageQuery, ...filter }),
      response: pageSchema,
    }),
    export: call(`GET /${noun}s/export`, `${noun}s.export`, {
      summary: `Export the filtered ${noun}s`,
      query: shape({ ...filter, format: exportFormat }),
      response: exportedFile,
    }),
    add: call(`POST /${noun}s`, `${noun}s.edit`, {
      summary: `Add a ${noun}`,
      body: entry,
      response: shape(answer),
      errors: [notPossible],
      changes: ['roster', 'card'],
    }),
    edit: call(`PUT /${noun}s/:id`, `${noun}s.edit`, {
      ...editOneDefaults,
      summary: `Update a ${noun}`,
      body: entry,
      response: shape(answer),
      errors: [notFound, notPossible, refused],
    }),
    ending: call(`GET /${noun}s/:id/ending`, `${noun}s.view`, {
      summary: `List what ends when a ${noun} is terminated`,
      response: rosterEnding,
      errors: [notFound],
    }),
    /** [DRIVER-18] */
    terminate: call(`POST /${noun}s/:id/terminate`, `${noun}s.edit`, {
      ...editOneDefaults,
      summary: `Terminate a ${noun} and block ${possessive} cards`,
      body: terminationBody,
      response: shape({ ...answer, ended: rosterEnding }),
      errors: [notFound, refused, 'roster.endingChanged'],
    }),
    bringBack: call(`POST /${noun}s/:id/bringback`, `${noun}s.edit`, {
      ...editOneDefaults,
      summary: `Bring back a terminated ${noun}, without ${lostOnEnd}`,
      response: shape(answer),
      errors: [notFound, refused],
    }),
    timeline: call(`GET /${noun}s/:id/timeline`, `${noun}s.view`, {
      summary: `List a ${noun}’s history, newest first`,
      ...paged(timelineEntry, {}),
      errors: [notFound],
    }),
    exportTimeline: call(`GET /${noun}s/:id/timeline/export`, `${noun}s.export`, {
      summary: `Export a ${noun}’s history`,
      query: shape({ format: exportFormat }),
      response: exportedFile,
      errors: [notFound],
    }),
  };
}

/** [DRIVER-01 to DRIVER-05, DRIVER-17] A refusal lists the fields. */
const drivers = rosterCalls({
  noun: 'driver',
  possessive: 'their',
  lostOnEnd: 'cards or prompted IDs',
  entry: driver,
  answer: { driver: driverRecord },
  filter: { ...rosterFilter, sort: z.optional(oneOf(DRIVER_SORTS)) },
  page: shape({ ...page(driverRecord).shape, counts }),
});
export const listDrivers = drivers.list;
export const exportDrivers = drivers.export;
export const addDriver = drivers.add;
export const editDriver = drivers.edit;
export const getDriverEnding = drivers.ending;
export const terminateDriver = drivers.terminate;
export const bringBackDriver = drivers.bringBack;
export const getDriverTimeline = drivers.timeline;
export const exportDriverTimeline = drivers.exportTimeline;

/** [DRIVER-06 to DRIVER-16] */
const vehicles = rosterCalls({
  noun: 'vehicle',
  possessive: 'its',
  lostOnEnd: 'cards',
  entry: vehicle,
  answer: { vehicle: vehicleRecord },
  filter: { ...rosterFilter, sort: z.optional(oneOf(VEHICLE_SORTS)) },
  page: shape({ ...page(vehicleRecord).shape, counts }),
});
export const listVehicles = vehicles.list;
export const exportVehicles = vehicles.export;
export const addVehicle = vehicles.add;
export const editVehicle = vehicles.edit;
export const getVehicleEnding = vehicles.ending;
export const terminateVehicle = vehicles.terminate;
export const bringBackVehicle = vehicles.bringBack;
export const getVehicleTimeline = vehicles.timeline;
export const exportVehicleTimeline = vehicles.exportTimeline;

export const getDriver = call('GET /drivers/:id', 'drivers.view', {
  summary: 'Get a driver and their cards',
  response: shape({ driver: driverRecord, cards: list(card) }),
  errors: ['driver.notFound'],
});

/** A fill-up and the odometer reading typed at the pump. */
export const vehicleReading = shape({
  /** ID of the purchase, made with our card or recorded elsewhere. */
  transactionId: uuid,
  occurredAt: text,
  /** What the driver typed; `null` if nothing. */
  typedMiles: z.nullable(natural),
  /** The corrected reading; `null` if it was not corrected. */
  correctedMiles: z.nullable(natural),
  correctedBy: z.nullable(text),
  reason: z.nullable(text),
  fuelMilligallons: natural,
  /** Since the last good reading, in hundredths of a mile per gallon; `null` if unknown. */
  milesPerGallonHundredths: z.nullable(natural),
  /** Who recorded a purchase made without our cards; it is corrected there. `null` for our own. */
  source: z.nullable(text),
  /** Whether the reading is below the previous one, and so left out of the figures. */
  isOutOfSequence: flag,
});
export type VehicleReading = z.infer<typeof vehicleReading>;

export const getVehicle = call('GET /vehicles/:id', 'vehicles.view', {
  summary: 'Get a vehicle with its cards and recent readings',
  response: shape({
    vehicle: vehicleRecord,
    cards: list(card),
    /** Its latest telematics readings; `null` for what it has never reported. */
    signal: z.optional(
      shape({
        position: z.nullable(shape({ latitude: z.number(), longitude: z.number(), at: text })),
        odometer: z.nullable(shape({ miles: natural, at: text })),
        tank: z.nullable(shape({ percent: natural, at: text })),
      }),
    ),
    /** The latest fill-ups, newest first, at most 50. */
    readings: list(vehicleReading),
    milesPerGallonHundredths: z.nullable(natural),
  }),
  errors: ['vehicle.notFound'],
});

/** Corrects an odometer reading; what the driver typed is preserved. [MSG-53] */
export const correctOdometer = call('POST /vehicles/:id/readings/:transactionId', 'vehicles.edit', {
  summary: 'Correct a purchase’s odometer reading',
  body: shape({ odometerMiles: natural, reason: z.nullable(queryText(200)) }),
  response: shape({ vehicle: vehicleRecord, readings: list(vehicleReading) }),
  errors: ['vehicle.notFound', 'reading.notFound', 'vehicle.notPossible'],
  changes: ['roster', 'card'],
});
