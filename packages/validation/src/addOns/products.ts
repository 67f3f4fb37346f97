import * as z from 'zod/mini';
import type { Flag } from '../access/flags.ts';
import type { PAYMENTS_PLATFORM_ROLES, Role } from '../access/roles.ts';
import { reason, type FieldIssue, type Reason } from '../core/issue.ts';
import { flag, integer } from '../core/shape.ts';
import type { AddOnService } from './constants.ts';
import { fraudProtectorMonthCents } from './pricing.ts';

/** One thing that an account sets in an add-on. */
export type AddOnSetting =
  | { readonly name: string; readonly kind: 'switch'; readonly default: boolean }
  | {
      readonly name: string;
      readonly kind: 'number';
      readonly default: number;
      readonly min: number;
      /** `cards`: as many as the account has in use. */
      readonly max: number | 'cards';
    };

export interface AddOnProduct {
  /** Hides it while it is off. */
  readonly flag: Flag | null;
  readonly settings: readonly AddOnSetting[];
}

/** Most miles between two services of a vehicle that a reminder can stand for. */
const REMINDER_MILES_MAX = 100_000;
/** Miles ahead of a service from which on someone is reminded. */
const REMINDER_MILES = 1_000;
/** Most minutes between two looks at where a vehicle is. */
const POSITION_MINUTES_MAX = 60;
const POSITION_MINUTES = 5;

const turned = (name: string, isOn: boolean): AddOnSetting => ({
  name,
  kind: 'switch',
  default: isOn,
});

/** Every add-on with what is set in it: one page shows them all. [ADDON-01 to ADDON-06] */
export const ADD_ON_PRODUCTS: Readonly<Record<AddOnService, AddOnProduct>> = {
  oneLook: {
    flag: null,
    settings: [
      turned('showDrivers', true),
      {
        name: 'positionMinutes',
        kind: 'number',
        default: POSITION_MINUTES,
        min: 1,
        max: POSITION_MINUTES_MAX,
      },
    ],
  },
  fleetDash: {
    flag: null,
    settings: [turned('weeklyMail', true), turned('perFleet', false)],
  },
  fraudProtector: {
    flag: null,
    settings: [
      { name: 'coveredCards', kind: 'number', default: 1, min: 1, max: 'cards' },
      turned('holdOnSuspicion', false),
    ],
  },
  maintenance: {
    flag: null,
    settings: [
      turned('reminders', true),
      {
        name: 'reminderMiles',
        kind: 'number',
        default: REMINDER_MILES,
        min: 1,
        max: REMINDER_MILES_MAX,
      },
    ],
  },
  fleetAdvance: { flag: 'fleetAdvanceBeta', settings: [turned('monthlyReview', true)] },
  proximity: { flag: 'proximityMenu', settings: [] },
};

export type AddOnSettings = Readonly<Record<string, boolean | number>>;

/** The settings as stored, with the default where nothing was set. */
export const withDefaults = (service: AddOnService, stored: AddOnSettings): AddOnSettings =>
  Object.fromEntries(
    ADD_ON_PRODUCTS[service].settings.map((one) => [one.name, stored[one.name] ?? one.default]),
  );

/** What is wrong with settings; `cardsInUse` bounds what is counted in cards. */
export function addOnIssues(
  service: AddOnService,
  given: AddOnSettings,
  cardsInUse: number,
): FieldIssue[] {
  const { settings } = ADD_ON_PRODUCTS[service];
  const known = settings.map(({ name }) => name);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  const found: FieldIssue[] = unknown.map((path) => ({ path, ...reason('value.invalid') }));
  for (const setting of settings) {
    const value = given[setting.name] ?? setting.default;
    const path = setting.name;
    if (setting.kind === 'switch') {
      if (typeof value !== 'boolean') found.push({ path, ...reason('value.invalid') });
      continue;
    }
    const max = setting.max === 'cards' ? Math.max(setting.min, cardsInUse) : setting.max;
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    if (!isWhole || value < setting.min || value > max) {
      found.push({ path, ...reason('value.between', { min: setting.min, max }) });
    }
  }
  return found;
}

const error = 'value.invalid';
/** Settings as they travel: a switch or a whole number by name. */
export const addOnSettings = z.record(z.string({ error }), z.union([flag, integer], { error }), {
  error,
});

/** What an add-on costs a month, in cents; null: it counts no cards, and its price is agreed. */
export function addOnMonthCents(service: AddOnService, settings: AddOnSettings): number | null {
  const { coveredCards } = withDefaults(service, settings);
  return typeof coveredCards === 'number' ? fraudProtectorMonthCents(coveredCards) : null;
}

export interface AddOnStanding {
  /** The account's program has it. */
  readonly isOffered: boolean;
  readonly isEnrolled: boolean;
}

/** What stands against enrolling or leaving. */
export function addOnReasons(standing: AddOnStanding, action: 'enroll' | 'leave'): Reason[] {
  if (!standing.isOffered) return [reason('addOn.notOffered')];
  if (action === 'enroll') return standing.isEnrolled ? [reason('addOn.enrolledAlready')] : [];
  return standing.isEnrolled ? [] : [reason('addOn.notEnrolled')];
}

/** Who someone is on the payments platform, by their role here. [ROLE-19, AUTH-04] */
export const PAYMENTS_PLATFORM_ROLE: Readonly<
  Record<Role, (typeof PAYMENTS_PLATFORM_ROLES)[number]>
> = {
  administrator: 'administrator',
  manager: 'contributor',
  viewer: 'readOnly',
  financial: 'accountant',
};
