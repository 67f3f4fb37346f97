import { lookup } from './lookups.ts';

/** A vehicle with everything that a file might call it. */
export interface NamedVehicle {
  readonly id: string;
  readonly unitNumber: string;
  /** The fleet's own ID for it; `null` if there is none. */
  readonly vehicleId: string | null;
  readonly vin: string | null;
  readonly name: string;
}

export interface KnownVehicles {
  /** Finds a vehicle by unit, VIN, vehicle ID, or unique name. */
  find(text: string): NamedVehicle | undefined;
  /** Finds a vehicle by a unit number that lost its leading zeros. */
  withoutZeros(unit: string): NamedVehicle | undefined;
}

/** Vehicles whose name is unique; a shared name identifies none of them. */
function namedOnce(vehicles: readonly NamedVehicle[], nameOf: (vehicle: NamedVehicle) => string) {
  const counts = new Map<string, number>();
  const keyOf = (vehicle: NamedVehicle) => nameOf(vehicle).toLowerCase();
  for (const vehicle of vehicles) counts.set(keyOf(vehicle), (counts.get(keyOf(vehicle)) ?? 0) + 1);
  return vehicles.filter((vehicle) => nameOf(vehicle) !== '' && counts.get(keyOf(vehicle)) === 1);
}

const stripLeadingZeros = (unit: string) => unit.replace(/^0+(?=.)/, '');

/** Indexes vehicles by what a file calls them: by unit first, then VIN, vehicle ID, and name. */
export function knownVehicles(vehicles: readonly NamedVehicle[]): KnownVehicles {
  const byUnit = lookup(vehicles, ({ unitNumber }) => [unitNumber]);
  const byVin = lookup(vehicles, ({ vin }) => (vin === null ? [] : [vin]));
  const byId = lookup(vehicles, ({ vehicleId }) => (vehicleId === null ? [] : [vehicleId]));
  const byName = lookup(
    namedOnce(vehicles, ({ name }) => name),
    ({ name }) => [name],
  );
  const withoutZeros = lookup(
    namedOnce(vehicles, ({ unitNumber }) => stripLeadingZeros(unitNumber)),
    ({ unitNumber }) => [stripLeadingZeros(unitNumber)],
  );
  return {
    find: (text) => byUnit.find(text) ?? byVin.find(text) ?? byId.find(text) ?? byName.find(text),
    withoutZeros: (unit) =>
      /^\d+$/.test(unit) ? withoutZeros.find(stripLeadingZeros(unit)) : undefined,
  };
}
