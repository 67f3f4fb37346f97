import { BOX_TRUCKS, PICKUPS, TRACTORS, VANS, type VehicleModel } from './models.ts';
import type { ProfileName } from './profiles.ts';
import { ACCOUNT_FEATURES, type AccountFeature } from '@forecourt/validation';

/** The plan for a fleet. `share` is its fraction of the account's cards. */
export interface FleetPlan {
  readonly code: string;
  readonly name: string;
  readonly number: string;
  readonly share: number;
  readonly models: readonly VehicleModel[];
  readonly profile: ProfileName;
  /** Prefix of the two digits of a unit. */
  readonly unitPrefix: string;
  readonly departments: readonly (readonly [number: string, name: string])[];
  /** States where it usually fuels, and those where it sometimes does. */
  readonly home: readonly string[];
  readonly away: readonly string[];
  /** The only cities where it fuels in its home states; `null` means all of them. */
  readonly cities: readonly string[] | null;
}

export interface AccountPlan {
  readonly accountNumber: string;
  readonly name: string;
  readonly timeZone: string;
  readonly weekStartsOn: 'sun' | 'mon';
  /** Fraction of all cards. */
  readonly share: number;
  readonly features: readonly AccountFeature[];
  /** How many days the account has been read-only; `null` if it is open. */
  readonly readOnlyForDays: number | null;
  /** Whether it opened yesterday, with just a fleet and an administrator so far. */
  readonly isNew?: boolean;
  readonly fleets: readonly FleetPlan[];
}

const AROUND_DALLAS = ['Dallas', 'Fort Worth', 'Irving', 'Plano', 'Waco'];

const MAIN_FLEETS: readonly FleetPlan[] = [
  {
    code: 'LH',
    name: 'Long haul',
    number: '3',
    share: 0.24,
    models: TRACTORS,
    profile: 'Linehaul tight',
    unitPrefix: '1',
    departments: [
      ['00012', 'Linehaul north'],
      ['00014', 'Linehaul west'],
    ],
    home: ['TX', 'OK', 'NM', 'MO'],
    away: ['KS', 'AR', 'TN'],
    cities: null,
  },
  {
    code: 'RG',
    name: 'Regional',
    number: '5',
    share: 0.3,
    models: BOX_TRUCKS,
    profile: 'Regional',
    unitPrefix: '2',
    departments: [
      ['00021', 'Dallas terminal'],
      ['00022', 'Tulsa terminal'],
      ['00027', 'Refrigerated'],
    ],
    home: ['TX', 'OK', 'LA', 'AR'],
    away: ['CO'],
    cities: null,
  },
  {
    code: 'SV',
    name: 'Service vans',
    number: '8',
    share: 0.34,
    models: VANS,
    profile: 'Vans',
    unitPrefix: '3',
    departments: [
      ['00031', 'Field service'],
      ['00033', 'Installations'],
    ],
    home: ['TX'],
    away: ['OK'],
    cities: AROUND_DALLAS,
  },
  {
    code: 'YD',
    name: 'Yard',
    number: '9',
    share: 0.12,
    models: PICKUPS,
    profile: 'Yard',
    unitPrefix: '00',
    departments: [['00040', 'Yard and shop']],
    home: ['TX'],
    away: ['TX'],
    cities: AROUND_DALLAS,
  },
];

const oneFleet = (
  code: string,
  name: string,
  home: readonly string[],
  away: readonly string[],
): FleetPlan => ({
  code,
  name,
  number: '1',
  share: 1,
  models: VANS,
  profile: 'Vans',
  unitPrefix: '5',
  departments: [],
  home,
  away,
  cities: null,
});

const EVERY_MENU = ACCOUNT_FEATURES.filter(
  (feature) => feature !== 'cfnOrders' && feature !== 'support',
);

/**
 * One customer with four accounts: the main one, one in a zone without daylight saving time, one
 * that is winding down, and one that just opened.
 */
export const ACCOUNT_PLANS: readonly AccountPlan[] = [
  {
    accountNumber: '0412',
    name: 'Acme Freight',
    timeZone: 'America/Chicago',
    weekStartsOn: 'sun',
    share: 0.92,
    features: EVERY_MENU,
    readOnlyForDays: null,
    fleets: MAIN_FLEETS,
  },
  {
    accountNumber: '0427',
    name: 'Acme Freight Southwest',
    timeZone: 'America/Phoenix',
    weekStartsOn: 'mon',
    share: 0.05,
    features: ['departments', 'fleets', 'notifications', 'manageUsers', 'cfnOrders'],
    readOnlyForDays: null,
    fleets: [oneFleet('SW', 'Southwest vans', ['AZ', 'NV'], ['CA'])],
  },
  {
    accountNumber: '0533',
    name: 'Acme Coast Delivery',
    timeZone: 'America/New_York',
    weekStartsOn: 'sun',
    share: 0.03,
    features: ['departments', 'fleets', 'notifications'],
    readOnlyForDays: 24,
    fleets: [oneFleet('CD', 'Coast delivery', ['FL'], ['GA'])],
  },
  {
    accountNumber: '0698',
    name: 'Acme Freight Mountain',
    timeZone: 'America/Denver',
    weekStartsOn: 'sun',
    share: 0,
    features: EVERY_MENU,
    readOnlyForDays: null,
    isNew: true,
    fleets: [oneFleet('MT', 'Mountain', ['CO', 'UT'], ['WY'])],
  },
];
