import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import type { UsageCounter, PurchaseLimits } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import { createRandom, type Random } from '../chance/random.ts';
import { makeDriver, promptedIds } from '../people/drivers.ts';
import { KNOWN_DRIVERS } from '../people/names.ts';
import type { CardLife } from './cardLife.ts';
import type { AccountPlan, FleetPlan } from './plans.ts';
import { PROFILE_NAMES, PROFILES, DEFAULT_PROFILE, type ProfileName } from './profiles.ts';
import { makeVehicle, type Vehicle } from './vehicles.ts';

/** A card with everything that its purchases depend on. */
export interface DemoCard {
  /** Last four digits of a card that people search for; `null` for any other. */
  readonly searchedLast4: string | null;
  readonly row: Row<'cards'>;
  readonly fleet: DemoFleet;
  readonly life: CardLife;
  /** The limits in force: the profile's, overridden by the card's own. */
  readonly limits: PurchaseLimits;
  readonly counter: UsageCounter;
  readonly driver: Row<'drivers'> | null;
  readonly vehicle: Vehicle | null;
  /** ID that must be entered at the pump; `null` if none. */
  readonly promptedId: string | null;
  lastUsedAt: number | null;
}

export interface DemoFleet {
  readonly plan: FleetPlan;
  readonly id: string;
  readonly departments: readonly Row<'departments'>[];
  readonly drivers: readonly Row<'drivers'>[];
  readonly vehicles: readonly Vehicle[];
  readonly cardCount: number;
}

/** A demo account before its cards are ordered. */
export interface DemoAccount {
  readonly plan: AccountPlan;
  readonly id: string;
  readonly fleets: readonly DemoFleet[];
  readonly profiles: ReadonlyMap<ProfileName, Row<'limit_profiles'>>;
  /** Time from which purchases are impossible, in epoch milliseconds; `Infinity` if open. */
  readonly closesAt: number;
}

const VEHICLES_PER_CARD = 0.72;
const DRIVERS_PER_CARD = 0.6;
const FOUNDED = Date.UTC(2021, 2, 1, 15);

/** Splits a total into whole numbers by share. They add up to the total. */
export function parts(total: number, shares: readonly number[]): number[] {
  let allocated = 0;
  let cumulativeShare = 0;
  return shares.map((share) => {
    cumulativeShare += share;
    const upTo = Math.round(total * cumulativeShare);
    const part = upTo - allocated;
    allocated = upTo;
    return part;
  });
}

function makeProfiles(random: Random, accountId: string) {
  const entries = PROFILE_NAMES.map((name): [ProfileName, Row<'limit_profiles'>] => [
    name,
    {
      account_id: accountId,
      id: demoId(random, FOUNDED),
      kind: name === 'Yard' ? 'limit' : 'profile',
      name,
      is_default: name === DEFAULT_PROFILE,
      limits: PROFILES[name],
      version: 1,
    },
  ]);
  return new Map(entries);
}

interface Tally {
  drivers: number;
  vehicles: number;
}

function makeFleet(
  random: Random,
  accountId: string,
  plan: FleetPlan,
  cardCount: number,
  tally: Tally,
  ids: Iterator<string, never>,
): DemoFleet {
  const fleetId = demoId(random, FOUNDED);
  const knownDrivers = KNOWN_DRIVERS[plan.code] ?? [];
  const place = { accountId, fleetId, createdAt: FOUNDED };
  const driverCount = Math.round(cardCount * DRIVERS_PER_CARD);
  const vehicleCount = Math.round(cardCount * VEHICLES_PER_CARD);
  const drivers = Array.from({ length: driverCount }, (_, index) => {
    const driverPlace = { ...place, inAccount: tally.drivers, promptedId: ids.next().value };
    tally.drivers += 1;
    return makeDriver(random, driverPlace, knownDrivers[index]);
  });
  const vehicles = Array.from({ length: vehicleCount }, (_, inFleet) => {
    tally.vehicles += 1;
    return makeVehicle(random, plan, place, { inFleet, inAccount: tally.vehicles });
  });
  const departments = plan.departments.map(([number, name]): Row<'departments'> => ({
    account_id: accountId,
    id: demoId(random, FOUNDED),
    fleet_id: fleetId,
    number,
    name,
    description: `${name}, ${plan.name}`,
    version: 1,
  }));
  return { plan, id: fleetId, departments, drivers, vehicles, cardCount };
}

/** Creates an account with fleets, drivers, and vehicles in proportion to its cards. */
export function makeAccount(
  seed: number,
  plan: AccountPlan,
  cardCount: number,
  now: number,
): DemoAccount {
  const random = createRandom(seed, `account:${plan.accountNumber}`);
  const id = demoId(random, FOUNDED);
  const tally = { drivers: 0, vehicles: 0 };
  const ids = promptedIds(cardCount);
  const counts = parts(
    cardCount,
    plan.fleets.map(({ share }) => share),
  );
  return {
    plan,
    id,
    fleets: plan.fleets.map((fleet, index) =>
      makeFleet(random, id, fleet, counts[index] ?? 0, tally, ids),
    ),
    profiles: plan.isNew ? new Map() : makeProfiles(random, id),
    closesAt:
      plan.readOnlyForDays === null ? Infinity : now - plan.readOnlyForDays * MILLISECONDS_PER_DAY,
  };
}

/** IDs of the fleets with these codes. */
export const fleetIdsOf = ({ fleets }: DemoAccount, codes: readonly string[]): string[] =>
  fleets.filter(({ plan }) => codes.includes(plan.code)).map(({ id }) => id);

/** The fleet's row. */
export const fleetRow = (account: DemoAccount, fleet: DemoFleet): Row<'fleets'> => ({
  account_id: account.id,
  id: fleet.id,
  name: fleet.plan.name,
  code: fleet.plan.code,
  number: fleet.plan.number,
  is_active: true,
  version: 1,
});
