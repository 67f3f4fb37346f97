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
  joinIssues,
  readEntity,
  readTyped,
  scaledText,
  typedIssues,
  entityText,
  type Rule,
  type EntityText,
} from '../form/index.ts';

/**
 * The form's field values, as typed: the registration's expiration as MMYY, readings in miles, and
 * the tank capacity in US gallons.
 */
export type VehicleDraft = EntityText<Vehicle>;

/** Context that the check needs in addition to the draft. */
export interface VehicleContext {
  /** Unit numbers of the account's other vehicles. */
  readonly unitNumbers: readonly string[];
  /** The current date, to reject expired registrations; if omitted, expiration is not checked. */
  readonly now?: Date | undefined;
  /** IANA time zone in which a month ends; if omitted, UTC. */
  readonly timeZone?: string | undefined;
}

/** Converts a month to the digits that people type: `2027-03` becomes `0327`. */
const monthDigits = (month: string | null | undefined) => {
  const [, year = '', digits = ''] = /^\d\d(\d\d)-(\d\d)$/.exec(month ?? '') ?? [];
  return digits + year;
};

export const draftOfVehicle = (from?: Vehicle): VehicleDraft =>
  entityText(
    vehicle,
    from && {
      ...from,
      registrationExpiry: monthDigits(from.registrationExpiry),
      odometerMiles: scaledText(from.odometerMiles, 1),
      hubometerStartThousandths: scaledText(from.hubometerStartThousandths, 1000),
      hubometerLastThousandths: scaledText(from.hubometerLastThousandths, 1000),
      tankCapacityMilligallons: scaledText(from.tankCapacityMilligallons, 1000),
    },
  );

const miles = odometerReading({ previous: null });
const expiryAt = (now: Date, timeZone: string | undefined) =>
  registrationExpiry(timeZone === undefined ? { now } : { now, timeZone });

/** Converts a draft to the input of the `vehicle` schema, with `NaN` for invalid numbers. */
const entityOf = (draft: VehicleDraft) => ({
  ...readEntity(vehicle, draft),
  odometerMiles: readTyped(miles, draft.odometerMiles),
  hubometerStartThousandths: readTyped(hubometer, draft.hubometerStartThousandths),
  hubometerLastThousandths: readTyped(hubometer, draft.hubometerLastThousandths),
  tankCapacityMilligallons: readTyped(gallons, draft.tankCapacityMilligallons),
});

/** Converts a draft that passed the check; the schema normalizes the VIN and the month. */
export const toVehicle = (draft: VehicleDraft): Vehicle => vehicle.parse(entityOf(draft));

/** Checks the draft and returns issues by field. [DRIVER-06 to DRIVER-16] */
export const checkVehicle =
  ({ unitNumbers, now, timeZone }: VehicleContext) =>
  (draft: VehicleDraft): readonly FieldIssue[] => {
    const checkField = (rule: Rule, path: keyof VehicleDraft) =>
      typedIssues(rule, draft[path], path);
    const fieldIssues = [
      ...checkField(miles, 'odometerMiles'),
      ...checkField(hubometer, 'hubometerStartThousandths'),
      ...checkField(hubometer, 'hubometerLastThousandths'),
      ...checkField(gallons, 'tankCapacityMilligallons'),
      ...(now ? checkField(expiryAt(now, timeZone), 'registrationExpiry') : []),
    ];
    const unitNumber = draft.unitNumber.trim();
    const unitNumberIssues = issuesOf(freeUnitNumber({ unitNumbers }), unitNumber, 'unitNumber');
    return joinIssues(
      joinIssues(fieldIssues, issuesOf(vehicle, entityOf(draft))),
      unitNumberIssues,
    );
  };
