import { NO_LIMITS, type PurchaseLimits } from '@forecourt/validation';

export const PROFILE_NAMES = ['Regional', 'Linehaul tight', 'Vans', 'Yard', 'No limits'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];
export const DEFAULT_PROFILE: ProfileName = 'Regional';

/** Limit profiles of the demo's accounts. */
export const PROFILES: Readonly<Record<ProfileName, PurchaseLimits>> = {
  Regional: {
    ...NO_LIMITS,
    perTransactionCents: 55_000,
    perDayCents: 90_000,
    perCycleCents: 900_000,
    transactionsPerDay: 4,
    perDayMilligallons: 130_000,
    allowedStates: ['TX', 'OK', 'LA', 'AR', 'NM', 'MO', 'KS'],
    allowedGroups: ['diesel', 'gasoline', 'def', 'fluids', 'services', 'supplies', 'misc'],
  },
  'Linehaul tight': {
    ...NO_LIMITS,
    perTransactionCents: 60_000,
    perDayCents: 60_000,
    perCycleCents: 1_250_000,
    transactionsPerDay: 3,
    perTransactionMilligallons: 100_000,
    perDayMilligallons: 100_000,
    allowedDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    allowedTimes: [{ start: '05:00', end: '19:00' }],
    allowedStates: ['TX', 'OK', 'NM', 'MO'],
    allowedGroups: ['diesel', 'def', 'fluids', 'services', 'supplies', 'misc'],
  },
  Vans: {
    ...NO_LIMITS,
    perTransactionCents: 25_000,
    perDayCents: 30_000,
    perWeekCents: 60_000,
    perCycleCents: 160_000,
    transactionsPerDay: 3,
    perTransactionMilligallons: 32_000,
    gallons1: { milligallons: 45_000, reset: 'daily', groups: ['gasoline'] },
    allowedDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    allowedTimes: [{ start: '05:00', end: '20:00' }],
    allowedGroups: ['gasoline', 'fluids', 'services', 'supplies', 'misc', 'food'],
  },
  Yard: {
    ...NO_LIMITS,
    perTransactionCents: 25_000,
    perDayCents: 40_000,
    perWeekCents: 120_000,
    transactionsPerDay: 4,
    cash: { amountCents: 0, reset: 'daily' },
    gallons1: { milligallons: 60_000, reset: 'daily', groups: ['gasoline', 'diesel'] },
    gallons2: { milligallons: 15_000, reset: 'weekly', groups: ['alternativeFuel'] },
  },
  'No limits': NO_LIMITS,
};
