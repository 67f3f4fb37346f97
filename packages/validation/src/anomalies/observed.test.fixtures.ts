import type { ObservedPurchase, ObservedVehicle } from './anomaly.ts';

export const AMARILLO = {
  siteNumber: '100001',
  city: 'Amarillo',
  timeZone: 'America/Chicago',
  latitude: 35.222,
  longitude: -101.831,
} as const;
export const DALLAS = {
  siteNumber: '100002',
  city: 'Dallas',
  timeZone: 'America/Chicago',
  latitude: 32.777,
  longitude: -96.797,
} as const;

export const vehicle = (overrides: Partial<ObservedVehicle> = {}): ObservedVehicle => ({
  tankCapacityMilligallons: null,
  usualMilesPerGallon: null,
  shift: null,
  ...overrides,
});

export const diesel = (milligallons: number, unitPriceMills = 3899) => ({
  group: 'diesel' as const,
  milligallons,
  unitPriceMills,
  regionPriceMills: 3900,
});

/** A fill of 20 gallons in Amarillo; the odometer prompt is unanswered by default. */
export const bought = (
  purchaseId: string,
  instant: string,
  overrides: Partial<ObservedPurchase> = {},
): ObservedPurchase => ({
  purchaseId,
  at: new Date(instant),
  entryMode: 'chip',
  odometerMiles: null,
  site: AMARILLO,
  lines: [diesel(20_000)],
  ...overrides,
});
