import type { DemoAccount, DemoCard, DemoFleet } from '../fleet/account.ts';
import type { Vehicle } from '../fleet/vehicles.ts';
import { sitesIn, type Site, type SiteKind } from '../places/sites.ts';
import type { Random } from '../chance/random.ts';

/** The sites where a fleet stops. */
export interface FleetSites {
  readonly home: Readonly<Record<SiteKind, readonly Site[]>>;
  readonly away: Readonly<Record<SiteKind, readonly Site[]>>;
}

/** A vehicle with the cards that fuel it, or a card for no one in particular. */
export interface Unit {
  readonly account: DemoAccount;
  readonly fleet: DemoFleet;
  readonly vehicle: Vehicle | null;
  readonly cards: readonly DemoCard[];
  readonly sites: FleetSites;
  /** Time of the last stop, so that the next one comes after it. */
  lastAt: number;
  /** Time from which it makes no routine stops. */
  quietFrom: number;
}

function fleetSites(sites: readonly Site[], { plan }: DemoFleet): FleetSites {
  const { home, away, cities } = plan;
  const homeSites = (kind: SiteKind) =>
    sitesIn(sites, home, kind).filter(({ city }) => !cities || cities.includes(city.name));
  const awaySites = (kind: SiteKind) => sitesIn(sites, away, kind);
  return {
    home: {
      truckStop: homeSites('truckStop'),
      station: homeSites('station'),
      shop: homeSites('shop'),
    },
    away: {
      truckStop: awaySites('truckStop'),
      station: awaySites('station'),
      shop: awaySites('shop'),
    },
  };
}

/** All units of an account, fleet by fleet. */
export function createUnits(
  account: DemoAccount,
  cards: readonly DemoCard[],
  sites: readonly Site[],
): Unit[] {
  return account.fleets.flatMap((fleet) => {
    const places = fleetSites(sites, fleet);
    const byVehicle = new Map<Vehicle, DemoCard[]>(fleet.vehicles.map((vehicle) => [vehicle, []]));
    const unassigned: DemoCard[] = [];
    for (const card of cards) {
      if (card.fleet !== fleet) continue;
      const list = card.vehicle ? byVehicle.get(card.vehicle) : unassigned;
      list?.push(card);
    }
    const unit = (vehicle: Vehicle | null, unitCards: readonly DemoCard[]): Unit => ({
      account,
      fleet,
      vehicle,
      cards: unitCards,
      sites: places,
      lastAt: 0,
      quietFrom: Infinity,
    });
    return [
      ...[...byVehicle].map(([vehicle, unitCards]) => unit(vehicle, unitCards)),
      ...unassigned.map((card) => unit(null, [card])),
    ];
  });
}

const AWAY_CHANCE = 0.004;

/** Picks a site in the fleet's home area, or on rare occasions outside it. */
export function siteFor(random: Random, { sites }: Unit, kind: SiteKind): Site {
  const list = random.chance(AWAY_CHANCE) ? sites.away[kind] : sites.home[kind];
  return random.pick(list.length > 0 ? list : sites.home[kind]);
}
