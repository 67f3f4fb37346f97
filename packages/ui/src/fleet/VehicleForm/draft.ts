import {
  freeUnitNumber,
  gallons,
  hubometer,
  odometerReading,
  registrationExpiry,
  vehicle,
  type FieldIssue,
  type Vehicle,
} from '@forecourt/validation';
import {
  issuesOf,
  joined,
  readEntity,
  readTyped,
  typedIssues,
  typedOf,
  type Rule,
  type Typed,
} from '../form/index.ts';

/**
 * What the fields of a vehicle hold, as people type it: the expiry as MMYY, readings in miles, the tank
 * in US gallons.
 */
export type VehicleDraft = Typed<Vehicle>;

/** What the check of a vehicle must know besides its fields. */
export interface VehicleContext {
  /** Unit numbers of the account's other vehicles. */
  readonly unitNumbers: readonly string[];
  /** Today; a registration's month must not be over. Without it the month is not compared. */
  readonly now?: Date | undefined;
}

const scaled = (value: number | null | undefined, scale: number) =>
  value === null || value === undefined ? '' : String(value / scale);
/** `2027-03` as people type it: `0327`. */
const monthDigits = (month: string | null | undefined) => {
  const [, year = '', digits = ''] = /^\d\d(\d\d)-(\d\d)$/.exec(month ?? '') ?? [];
  return digits + year;
};

export const draftOfVehicle = (from?: Vehicle): VehicleDraft =>
  typedOf(
    vehicle,
    from && {
      ...from,
      registrationExpiry: monthDigits(from.registrationExpiry),
      odometerMiles: scaled(from.odometerMiles, 1),
      hubometerStartThousandths: scaled(from.hubometerStartThousandths, 1000),
      hubometerLastThousandths: scaled(from.hubometerLastThousandths, 1000),
      tankCapacityMilligallons: scaled(from.tankCapacityMilligallons, 1000),
    },
  );

const miles = odometerReading({ previous: null });

/** What the schema `vehicle` reads; NaN where a figure can't be read. */
const entityOf = (draft: VehicleDraft) => ({
  ...readEntity(vehicle, draft),
  odometerMiles: readTyped(miles, draft.odometerMiles),
  hubometerStartThousandths: readTyped(hubometer, draft.hubometerStartThousandths),
  hubometerLastThousandths: readTyped(hubometer, draft.hubometerLastThousandths),
  tankCapacityMilligallons: readTyped(gallons, draft.tankCapacityMilligallons),
});

/** The vehicle that the fields stand for, as the rule reads it: the VIN in capitals, the month. */
export const toVehicle = (draft: VehicleDraft): Vehicle => vehicle.parse(entityOf(draft));

/** What is wrong with the fields, by their names. [DRIVER-06 to DRIVER-16] */
export const checkVehicle =
  ({ unitNumbers, now }: VehicleContext) =>
  (draft: VehicleDraft): readonly FieldIssue[] => {
    const typed = (rule: Rule, path: keyof VehicleDraft) => typedIssues(rule, draft[path], path);
    const ofFields = [
      ...typed(miles, 'odometerMiles'),
      ...typed(hubometer, 'hubometerStartThousandths'),
      ...typed(hubometer, 'hubometerLastThousandths'),
      ...typed(gallons, 'tankCapacityMilligallons'),
      ...(now ? typed(registrationExpiry({ now }), 'registrationExpiry') : []),
    ];
    const unitNumber = draft.unitNumber.trim();
    const free = issuesOf(freeUnitNumber({ unitNumbers }), unitNumber, 'unitNumber');
    return joined(joined(ofFields, issuesOf(vehicle, entityOf(draft))), free);
  };
