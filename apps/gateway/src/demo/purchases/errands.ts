import type { CardAction } from '@forecourt/validation';
import type { Random } from '../chance/random.ts';
import type { DemoCard } from '../fleet/account.ts';
import { stateAt } from '../fleet/cardLife.ts';
import { BURST_LAST4, PRIVATE_CAR_LAST4 } from '../fleet/cards.ts';
import { sitesOf, type Site } from '../places/sites.ts';
import { pumpPrice, type Market } from './baskets.ts';
import { odometerAt, type Plan } from './unitDay.ts';
import type { DemoDay } from './calendar.ts';
import { gallonsLine } from './lines.ts';
import { stopOf, type PurchaseFlag } from './stop.ts';
import { siteFor, type Unit } from './units.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 168 * HOUR;

export const BURST_PURCHASES = 6;
export const BURST_MINUTES = 70;
export const BURST_CITY = 'Fort Worth';
const BURST_ENDED_AGO = 44 * MINUTE;
const QUIET_BEFORE_BURST = 48 * HOUR;
const PRIVATE_SUNDAYS = 9;
const STOPS: readonly CardAction[] = ['hold', 'reportLost', 'block', 'expire'];

/** A stop outside a unit's routine. `at` is known well in advance. */
export interface Errand {
  readonly unit: Unit;
  readonly at: number;
  plan(market: Market, day: DemoDay): Plan;
}

interface ErrandParts {
  readonly unit: Unit;
  readonly card: DemoCard;
  readonly at: number;
  readonly site: Site;
  readonly fuel: '001' | '053';
  readonly milligallons: number;
  readonly flags: readonly PurchaseFlag[];
  readonly readsOdometer?: boolean;
  /** Whether it happens only if the card has been stopped. */
  readonly onlyStopped?: boolean;
}

function errand(parts: ErrandParts): Errand {
  const { unit, card, at, site, fuel, milligallons, flags, readsOdometer, onlyStopped } = parts;
  const plan = (market: Market, day: DemoDay): Plan => ({
    at,
    stop(random) {
      if (onlyStopped && stateAt(card.life, at) === 'active') return null;
      const { mills } = pumpPrice(random, market, site, fuel);
      const odometerMiles =
        readsOdometer && unit.vehicle ? odometerAt(unit.vehicle, day, at) : null;
      const lines = [gallonsLine(fuel, milligallons, mills, site.rebateMills)];
      return stopOf({ account: unit.account, card, site, at, lines, odometerMiles, flags });
    },
  });
  return { unit, at, plan };
}

/** Six purchases in seventy minutes, far from the card's vehicle: its number was copied. */
function burst(
  random: Random,
  unit: Unit,
  card: DemoCard,
  sites: readonly Site[],
  now: number,
): Errand[] {
  const step = (BURST_MINUTES * MINUTE) / (BURST_PURCHASES - 1);
  const startAt = now - BURST_ENDED_AGO - BURST_MINUTES * MINUTE;
  const localSites = [
    ...sitesOf(sites, BURST_CITY, 'truckStop'),
    ...sitesOf(sites, BURST_CITY, 'station'),
  ];
  return Array.from({ length: BURST_PURCHASES }, (_, index) =>
    errand({
      unit,
      card,
      at: Math.floor(startAt + index * step),
      site: random.pick(localSites),
      fuel: '053',
      milligallons: random.integer(19_000, 42_000),
      flags: ['burst'],
    }),
  );
}

/** Someone's own car is filled up every other Sunday. */
function privateCar(
  random: Random,
  unit: Unit,
  card: DemoCard,
  sites: readonly Site[],
  now: number,
): Errand[] {
  const sunday = now - new Date(now).getUTCDay() * 24 * HOUR;
  const morning = Math.floor(sunday / (24 * HOUR)) * 24 * HOUR + 15 * HOUR;
  return Array.from({ length: PRIVATE_SUNDAYS }, (_, index) =>
    errand({
      unit,
      card,
      at: morning - (index * 2 + 1) * WEEK + random.integer(10, 95) * MINUTE,
      site: random.pick(sitesOf(sites, 'Plano', 'station')),
      fuel: '001',
      milligallons: random.integer(11_800, 14_900),
      flags: ['offShift'],
      readsOdometer: true,
    }),
  );
}

/** Someone tries a stopped card a few more times. */
function triesAfterStop(random: Random, unit: Unit, card: DemoCard): Errand[] {
  return card.life.changes.flatMap(({ at, action }) => {
    if (!STOPS.includes(action)) return [];
    const isStolen = action === 'reportLost';
    const tries = isStolen ? 3 : random.integer(0, 2);
    const startAt = at + random.integer(3, 30) * HOUR;
    const fuel = unit.vehicle?.model.fuel ?? '001';
    const site = siteFor(random, unit, fuel === '053' ? 'truckStop' : 'station');
    return Array.from({ length: tries }, (_, index) =>
      errand({
        unit,
        card,
        at: startAt + index * (isStolen ? 6 * MINUTE : 20 * HOUR),
        site,
        fuel,
        milligallons: random.integer(9_000, 30_000),
        flags: isStolen && index === tries - 1 ? ['repeatedDecline'] : [],
        onlyStopped: true,
      }),
    );
  });
}

/** All errands of a unit, in chronological order. */
export function errandsOf(
  random: Random,
  unit: Unit,
  sites: readonly Site[],
  now: number,
): Errand[] {
  return unit.cards
    .flatMap((card) => {
      const tries = triesAfterStop(random, unit, card);
      if (card.searchedLast4 === PRIVATE_CAR_LAST4) {
        return [...tries, ...privateCar(random, unit, card, sites, now)];
      }
      if (card.searchedLast4 !== BURST_LAST4) return tries;
      unit.quietFrom = now - QUIET_BEFORE_BURST;
      return [...tries, ...burst(random, unit, card, sites, now)];
    })
    .toSorted((a, b) => a.at - b.at);
}
