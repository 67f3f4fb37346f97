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
import { issuesOf, joined, orNull, readTyped, typedIssues } from '../form/index.ts';

/** What the fields of a vehicle hold: text as typed. */
export interface VehicleDraft {
  vehicleId: string;
  name: string;
  unitNumber: string;
  licensePlate: string;
  vin: string;
  registrationNumber: string;
  /** MMYY. */
  registrationExpiry: string;
  /** Whole miles. */
  odometer: string;
  /** Miles with one decimal. */
  hubometerStart: string;
  hubometerLast: string;
  /** US gallons. */
  tankCapacity: string;
  trailerNumber: string;
  fleetId: string;
}

/** What the check of a vehicle must know beside its fields. */
export interface VehicleContext {
  /** Unit numbers of the account's other vehicles. */
  readonly unitNumbers: readonly string[];
  /** Today; a registration's month must not be over. Without it the month is not compared. */
  readonly now?: Date;
}

const scaled = (value: number | null | undefined, scale: number) =>
  value === null || value === undefined ? '' : String(value / scale);
/** `2027-03` as people type it: `0327`. */
const monthDigits = (month: string | null | undefined) => {
  const [, year = '', digits = ''] = /^\d\d(\d\d)-(\d\d)$/.exec(month ?? '') ?? [];
  return digits + year;
};

export const draftOfVehicle = (from?: Vehicle): VehicleDraft => ({
  vehicleId: from?.vehicleId ?? '',
  name: from?.name ?? '',
  unitNumber: from?.unitNumber ?? '',
  licensePlate: from?.licensePlate ?? '',
  vin: from?.vin ?? '',
  registrationNumber: from?.registrationNumber ?? '',
  registrationExpiry: monthDigits(from?.registrationExpiry),
  odometer: scaled(from?.odometerMiles, 1),
  hubometerStart: scaled(from?.hubometerStartThousandths, 1000),
  hubometerLast: scaled(from?.hubometerLastThousandths, 1000),
  tankCapacity: scaled(from?.tankCapacityMilligallons, 1000),
  trailerNumber: from?.trailerNumber ?? '',
  fleetId: from?.fleetId ?? '',
});

const miles = odometerReading({ previous: null });

/** What the schema `vehicle` reads; NaN where a figure can't be read. */
function entityOf(draft: VehicleDraft) {
  return {
    vehicleId: draft.vehicleId.trim(),
    name: draft.name.trim(),
    unitNumber: draft.unitNumber.trim(),
    licensePlate: orNull(draft.licensePlate),
    vin: orNull(draft.vin),
    registrationNumber: draft.registrationNumber.trim(),
    registrationExpiry: orNull(draft.registrationExpiry),
    odometerMiles: readTyped(miles, draft.odometer),
    hubometerStartThousandths: readTyped(hubometer, draft.hubometerStart),
    hubometerLastThousandths: readTyped(hubometer, draft.hubometerLast),
    tankCapacityMilligallons: readTyped(gallons, draft.tankCapacity),
    trailerNumber: orNull(draft.trailerNumber),
    fleetId: draft.fleetId,
  };
}

/** The vehicle that the fields stand for, as the rule reads it: the VIN in capitals, the month. */
export const toVehicle = (draft: VehicleDraft): Vehicle => vehicle.parse(entityOf(draft));

const FIELD_OF: Readonly<Record<string, string>> = {
  odometerMiles: 'odometer',
  hubometerStartThousandths: 'hubometerStart',
  hubometerLastThousandths: 'hubometerLast',
  tankCapacityMilligallons: 'tankCapacity',
};

/** The form's field for the path of an issue: `odometerMiles` is `odometer`. */
export const vehicleField = (path: string): string => FIELD_OF[path] ?? path;

/** What is wrong with the fields, by their names. [DRIVER-06 to DRIVER-16] */
export const checkVehicle =
  ({ unitNumbers, now }: VehicleContext) =>
  (draft: VehicleDraft): readonly FieldIssue[] => {
    const ofFields = [
      ...typedIssues(miles, draft.odometer, 'odometer'),
      ...typedIssues(hubometer, draft.hubometerStart, 'hubometerStart'),
      ...typedIssues(hubometer, draft.hubometerLast, 'hubometerLast'),
      ...typedIssues(gallons, draft.tankCapacity, 'tankCapacity'),
      ...(now
        ? typedIssues(registrationExpiry({ now }), draft.registrationExpiry, 'registrationExpiry')
        : []),
    ];
    const ofWhole = issuesOf(vehicle, entityOf(draft)).map((issue) => ({
      ...issue,
      path: vehicleField(issue.path),
    }));
    const free = issuesOf(freeUnitNumber({ unitNumbers }), draft.unitNumber.trim()).map(
      (issue) => ({ ...issue, path: 'unitNumber' }),
    );
    return joined(joined(ofFields, ofWhole), free);
  };
