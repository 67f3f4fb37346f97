import type { Row } from '../../store/schema.ts';
import { createRandom } from '../chance/random.ts';
import { CITIES, type City } from './cities.ts';

/** What a site serves: trucks, cars, or repairs. */
export type SiteKind = 'truckStop' | 'station' | 'shop';

export interface Site {
  readonly siteNumber: string;
  readonly kind: SiteKind;
  readonly city: City;
  /** Markup over the region's price, in mills per gallon. */
  readonly markupMills: number;
  /** The program's discount at this site, in mills per gallon. */
  readonly rebateMills: number;
  readonly row: Row<'sites'>;
}

const BRANDS: Readonly<Record<SiteKind, readonly string[]>> = {
  truckStop: ['Panhandle', 'Meridian', 'Longline'],
  station: ['Bluebonnet', 'Cardinal Fuel', 'Ridgeline'],
  shop: ['Wrench & Wheel', 'Anchor Truck'],
};
const SUFFIXES: Readonly<Record<SiteKind, readonly string[]>> = {
  truckStop: ['Travel Stop', 'Truck Plaza', 'Travel Center'],
  station: ['Express', 'Corner', 'Station'],
  shop: ['Garage', 'Service Center'],
};
const KINDS: readonly SiteKind[] = ['truckStop', 'station', 'station', 'shop'];
/** Rebate per brand, in mills per gallon. Other brands give none. */
const REBATES: Readonly<Record<string, number>> = { Panhandle: 80, Meridian: 50, Bluebonnet: 30 };
const FIRST_SITE_NUMBER = 1_204_100;
const SITE_NUMBER_STEP = 137;

/** Fictional sites in real cities, four in each. */
export function createSites(seed: number): readonly Site[] {
  const random = createRandom(seed, 'sites');
  return CITIES.flatMap((city) => KINDS.map((kind) => ({ city, kind }))).map(
    ({ city, kind }, index) => {
      const brand =
        city.name === 'Amarillo' && kind === 'truckStop' ? 'Panhandle' : random.pick(BRANDS[kind]);
      const suffix = brand === 'Panhandle' ? 'Travel Stop' : random.pick(SUFFIXES[kind]);
      const siteNumber = String(FIRST_SITE_NUMBER + index * SITE_NUMBER_STEP);
      const row: Row<'sites'> = {
        site_number: siteNumber,
        name: `${brand} ${suffix}`,
        brand,
        city: city.name,
        state: city.state,
        time_zone: city.timeZone,
        region: city.region,
        latitude: city.latitude,
        longitude: city.longitude,
      };
      const markupMills = random.integer(-9, 11) * 10;
      return { siteNumber, kind, city, markupMills, rebateMills: REBATES[brand] ?? 0, row };
    },
  );
}

/** Sites of one kind in these states. */
export const sitesIn = (
  sites: readonly Site[],
  states: readonly string[],
  kind: SiteKind,
): Site[] => sites.filter((site) => site.kind === kind && states.includes(site.city.state));

/** Sites of one kind in this city. */
export const sitesOf = (sites: readonly Site[], city: string, kind: SiteKind): Site[] =>
  sites.filter((site) => site.kind === kind && site.city.name === city);
