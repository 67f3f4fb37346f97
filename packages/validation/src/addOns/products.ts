import * as z from 'zod/mini';
import type { Flag } from '../access/flags.ts';
import type { PAYMENTS_PLATFORM_ROLES, Role } from '../access/roles.ts';
import { reason, type FieldIssue, type Reason } from '../core/issue.ts';
import { flag, integer } from '../core/shape.ts';
import type { AddOnService } from './constants.ts';
import { fraudProtectorMonthCents } from './pricing.ts';

/** A setting of an add-on. */
export type AddOnSetting =
  | { readonly name: string; readonly kind: 'switch'; readonly default: boolean }
  | {
      readonly name: string;
      readonly kind: 'number';
      readonly default: number;
      readonly min: number;
      /** `cards` means the number of cards in use. */
      readonly max: number | 'cards';
    };

export interface AddOnProduct {
  /** The flag that the add-on requires; `null` if none. */
  readonly flag: Flag | null;
  readonly settings: readonly AddOnSetting[];
}

/** Longest service interval that a reminder can be set for. */
const REMINDER_MILES_MAX = 100_000;
/** How many miles before a service the reminder is sent. */
const REMINDER_MILES = 1_000;
/** Longest interval between position updates of a vehicle, in minutes. */
const POSITION_MINUTES_MAX = 60;
const POSITION_MINUTES = 5;

const switchSetting = (name: string, isOn: boolean): AddOnSetting => ({
  name,
  kind: 'switch',
  default: isOn,
});

/** Every add-on with its settings; a single page shows them all. [ADDON-01 to ADDON-06] */
export const ADD_ON_PRODUCTS: Readonly<Record<AddOnService, AddOnProduct>> = {
  oneLook: {
    flag: null,
    settings: [
      switchSetting('showDrivers', true),
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
    settings: [switchSetting('weeklyMail', true), switchSetting('perFleet', false)],
  },
  fraudProtector: {
    flag: null,
    settings: [
      { name: 'coveredCards', kind: 'number', default: 1, min: 1, max: 'cards' },
      switchSetting('holdOnSuspicion', false),
    ],
  },
  maintenance: {
    flag: null,
    settings: [
      switchSetting('reminders', true),
      {
        name: 'reminderMiles',
        kind: 'number',
        default: REMINDER_MILES,
        min: 1,
        max: REMINDER_MILES_MAX,
      },
    ],
  },
  fleetAdvance: { flag: 'fleetAdvanceBeta', settings: [switchSetting('monthlyReview', true)] },
  proximity: { flag: 'proximityMenu', settings: [] },
};

export type AddOnSettings = Readonly<Record<string, boolean | number>>;

/** The stored settings, with defaults for those that were never set. */
export const withDefaults = (service: AddOnService, stored: AddOnSettings): AddOnSettings =>
  Object.fromEntries(
    ADD_ON_PRODUCTS[service].settings.map((setting) => [
      setting.name,
      stored[setting.name] ?? setting.default,
    ]),
  );

/** Problems with the given settings; `cardsInUse` bounds settings that count cards. */
export function addOnIssues(
  service: AddOnService,
  input: AddOnSettings,
  cardsInUse: number,
): FieldIssue[] {
  const { settings } = ADD_ON_PRODUCTS[service];
  const knownNames = settings.map(({ name }) => name);
  const unknownNames = Object.keys(input).filter((name) => !knownNames.includes(name));
  const issues: FieldIssue[] = unknownNames.map((path) => ({ path, ...reason('value.invalid') }));
  for (const setting of settings) {
    const value = input[setting.name] ?? setting.default;
    const path = setting.name;
    if (setting.kind === 'switch') {
      if (typeof value !== 'boolean') issues.push({ path, ...reason('value.invalid') });
      continue;
    }
    const max = setting.max === 'cards' ? Math.max(setting.min, cardsInUse) : setting.max;
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    if (!isWhole || value < setting.min || value > max) {
      issues.push({ path, ...reason('value.between', { min: setting.min, max }) });
    }
  }
  return issues;
}

const error = 'value.invalid';
/** Settings as sent over the wire: a switch or a whole number by name. */
export const addOnSettings = z.record(z.string({ error }), z.union([flag, integer], { error }), {
  error,
});

/** Monthly price in cents; `null` if it is not priced by cards but negotiated. */
export function addOnMonthCents(service: AddOnService, settings: AddOnSettings): number | null {
  const { coveredCards } = withDefaults(service, settings);
  return typeof coveredCards === 'number' ? fraudProtectorMonthCents(coveredCards) : null;
}

export interface AddOnEnrollment {
  /** Whether the account's program includes it. */
  readonly isOffered: boolean;
  readonly isEnrolled: boolean;
}

/** Why the account cannot enroll in or leave the add-on; empty if it can. */
export function addOnReasons(enrollment: AddOnEnrollment, action: 'enroll' | 'leave'): Reason[] {
  if (!enrollment.isOffered) return [reason('addOn.notOffered')];
  if (action === 'enroll') return enrollment.isEnrolled ? [reason('addOn.enrolledAlready')] : [];
  return enrollment.isEnrolled ? [] : [reason('addOn.notEnrolled')];
}

/** The role on the payments platform for each role here. [ROLE-19, AUTH-04] */
export const PAYMENTS_PLATFORM_ROLE: Readonly<
  Record<Role, (typeof PAYMENTS_PLATFORM_ROLES)[number]>
> = {
  administrator: 'administrator',
  manager: 'contributor',
  viewer: 'readOnly',
  financial: 'accountant',
};
