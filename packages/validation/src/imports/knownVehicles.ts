import { lookup } from './lookups.ts';

/** A vehicle by whatever a file can call it. */
export interface NamedVehicle {
  readonly id: string;
  readonly unitNumber: string;
  /** What the fleet calls it; null: nothing of its own. */
  readonly vehicleId: string | null;
  readonly vin: string | null;
  readonly name: string;
}

export interface KnownVehicles {
  /** By the unit, the VIN, the ID or a name that only one has. */
  find(text: string): NamedVehicle | undefined;
  /** By a unit that lost the zeros in front. */
  withoutZeros(unit: string): NamedVehicle | undefined;
}

/** Those whose name no other has: a name that several have tells nothing. */
function namedOnce(vehicles: readonly NamedVehicle[], nameOf: (vehicle: NamedVehicle) => string) {
  const counts = new Map<string, number>();
  const keyOf = (vehicle: NamedVehicle) => nameOf(vehicle).toLowerCase();
  for (const vehicle of vehicles) counts.set(keyOf(vehicle), (counts.get(keyOf(vehicle)) ?? 0) + 1);
  return vehicles.filter((vehicle) => nameOf(vehicle) !== '' && counts.get(keyOf(vehicle)) === 1);
}

const bare = (unit: string) => unit.replace(/^0+(?=.)/, '');

/** Vehicles, ready to be asked by what a file calls them; a unit goes before an ID, an ID before a name. */
export function knownVehicles(vehicles: readonly NamedVehicle[]): KnownVehicles {
  const byUnit = lookup(vehicles, ({ unitNumber }) => [unitNumber]);
  const byVin = lookup(vehicles, ({ vin }) => (vin === null ? [] : [vin]));
  const byId = lookup(vehicles, ({ vehicleId }) => (vehicleId === null ? [] : [vehicleId]));
  const byName = lookup(
    namedOnce(vehicles, ({ name }) => name),
    ({ name }) => [name],
  );
  const withoutZeros = lookup(
    namedOnce(vehicles, ({ unitNumber }) => bare(unitNumber)),
    ({ unitNumber }) => [bare(unitNumber)],
  );
  return {
    find: (text) => byUnit.find(text) ?? byVin.find(text) ?? byId.find(text) ?? byName.find(text),
    withoutZeros: (unit) => (/^\d+$/.test(unit) ? withoutZeros.find(bare(unit)) : undefined),
  };
}
