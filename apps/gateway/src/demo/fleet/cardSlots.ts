import type { CardState, CardType } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import type { Random } from '../chance/random.ts';
import { parts, type DemoFleet } from './account.ts';
import type { Vehicle } from './vehicles.ts';

/** A card to create: for whom or what, and its current state. */
export interface CardSlot {
  readonly fleet: DemoFleet;
  readonly type: CardType;
  readonly driver: Row<'drivers'> | null;
  readonly vehicle: Vehicle | null;
  /** Set for cards that people search for; `null` means that it is random. */
  readonly last4: string | null;
  status: CardState;
}

const VEHICLE_CARDS = 0.52;
const DRIVER_CARDS = 0.4;

/** Last four digits and states of the cards in every demo, by fleet and driver or unit. */
const KNOWN: Readonly<Record<string, readonly [last4: string, status: CardState]>> = {
  'LH:Núñez': ['4821', 'active'],
  'LH:Reyes': ['2094', 'active'],
  'LH:Haddad': ['4410', 'active'],
  'LH:Lindqvist': ['3391', 'active'],
  'LH:118': ['7730', 'active'],
  'LH:119': ['8127', 'active'],
  'RG:Okafor': ['1187', 'active'],
  'RG:Lindholm': ['5518', 'blocked'],
  'RG:204': ['9042', 'active'],
  'RG:207': ['7015', 'active'],
  'SV:Castellanos-Whitfield': ['3365', 'active'],
  'SV:311': ['6610', 'ordered'],
  'SV:312': ['6611', 'ordered'],
};

/** How many of a thousand cards are in each state other than active. */
const STATE_SHARES: readonly (readonly [CardState, number])[] = [
  ['ordered', 28],
  ['pendingActivation', 20],
  ['onHold', 12],
  ['blocked', 12],
  ['lostOrStolen', 12],
  ['expired', 12],
  ['canceled', 8],
  ['deactivated', 8],
  ['unassigned', 8],
];

/**
 * A fleet's cards: one for each of the first vehicles. The rest go to drivers, who are assigned the
 * vehicles without a card first, and to no one in particular.
 */
export function fleetSlots(fleet: DemoFleet): CardSlot[] {
  const { cardCount, drivers, vehicles, plan } = fleet;
  const [forVehicles = 0, driverShare = 0, remaining = 0] = parts(cardCount, [
    VEHICLE_CARDS,
    DRIVER_CARDS,
    1 - VEHICLE_CARDS - DRIVER_CARDS,
  ]);
  const forDrivers = Math.min(driverShare, drivers.length);
  const slot = (type: CardType, index: number, name = ''): CardSlot => {
    const [last4, status] = KNOWN[`${plan.code}:${name}`] ?? [null, 'active'];
    return {
      fleet,
      type,
      driver: type === 'driver' ? (drivers[index] ?? null) : null,
      vehicle: type === 'vehicle' ? (vehicles[index] ?? null) : null,
      last4,
      status,
    };
  };
  return [
    ...Array.from({ length: forVehicles }, (_, index) =>
      slot('vehicle', index, vehicles[index]?.row.unit_number),
    ),
    ...Array.from({ length: forDrivers }, (_, index) => ({
      ...slot('driver', index, drivers[index]?.last_name),
      vehicle: vehicles[(forVehicles + index) % vehicles.length] ?? null,
    })),
    ...Array.from({ length: remaining + driverShare - forDrivers }, (_, index) =>
      slot('single', index),
    ),
  ];
}

/** Takes some of an account's cards out of use. Cards that people search for keep their state. */
export function spreadStates(random: Random, slots: readonly CardSlot[]): void {
  const available = random.shuffled(slots.filter(({ last4 }) => last4 === null));
  const counts = parts(
    slots.length,
    STATE_SHARES.map(([, perMille]) => perMille / 1000),
  );
  let position = 0;
  for (const [index, [status]] of STATE_SHARES.entries()) {
    for (
      let count = counts[index] ?? 0;
      count > 0 && position < available.length;
      count -= 1, position += 1
    ) {
      const slot = available[position];
      if (slot) slot.status = status;
    }
  }
}
