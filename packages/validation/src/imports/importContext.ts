import type { Department, Fleet } from '../accounts/accounts.ts';
import type { LimitProfile } from '../limits/purchaseLimits.ts';
import { SUB_DEPARTMENT_DIGITS } from '../users/constants.ts';
import { knownVehicles, type KnownVehicles, type NamedVehicle } from './knownVehicles.ts';
import { lookup, type Lookup } from './lookups.ts';

/** The data that a file is checked against: the account's lists, and values already in use. */
export interface ImportContext {
  readonly fleets: readonly Pick<Fleet, 'fleetId' | 'name' | 'code' | 'number'>[];
  readonly departments: readonly Pick<Department, 'departmentId' | 'fleetId' | 'number' | 'name'>[];
  readonly profiles: readonly Pick<LimitProfile, 'profileId' | 'name' | 'isDefault'>[];
  readonly driverIds: readonly string[];
  readonly employeeIds: readonly string[];
  readonly unitNumbers: readonly string[];
  readonly promptedIdNames?: readonly string[];
  readonly promptedIdNumbers?: readonly string[];
  /** The account itself, which can manage prompted IDs; if omitted, it cannot be named. */
  readonly customer?: { readonly accountId: string; readonly name: string };
  /** The fleet of rows that name none; defaults to the only fleet, if there is just one. */
  readonly defaultFleetId?: string | null;
  /** Omitted if the file contains no purchases. */
  readonly purchases?: PurchaseContext;
}

/** The data that purchases made without our cards are checked against. */
export interface PurchaseContext {
  readonly vehicles: readonly NamedVehicle[];
  /** The time zone of times that name none. */
  readonly timeZone: string;
  readonly currency: string;
  /** Who recorded rows that do not tell; if empty, every row must. */
  readonly source: string;
  /** An instant; purchases cannot be later. */
  readonly now: string;
}

/** The account's lists, indexed by name and ID. */
export interface ImportAccount {
  readonly fleets: Lookup<ImportContext['fleets'][number]>;
  readonly departments: Lookup<ImportContext['departments'][number]>;
  readonly profiles: Lookup<ImportContext['profiles'][number]>;
  readonly customer: NonNullable<ImportContext['customer']> | null;
  /** Fleet IDs by department ID. */
  readonly fleetIdOf: ReadonlyMap<string, string>;
  /** The fleet of rows that name none; empty if there is no default. */
  readonly defaultFleetId: string;
  /** The profile of rows that name none; empty if there is no default. */
  readonly defaultProfileId: string;
  /** `null` if the file contains no purchases. */
  readonly purchases:
    | (Omit<PurchaseContext, 'vehicles'> & { readonly vehicles: KnownVehicles })
    | null;
}

/** Indexes the account's lists for lookup. */
export function accountOf({
  fleets,
  departments,
  profiles,
  defaultFleetId,
  customer,
  purchases,
}: ImportContext): ImportAccount {
  const [firstFleet, ...otherFleets] = fleets;
  return {
    customer: customer ?? null,
    fleets: lookup(fleets, ({ name, code, number }) => [name, code, number]),
    departments: lookup(departments, ({ number, name }) => [number, name]),
    profiles: lookup(profiles, ({ name }) => [name]),
    fleetIdOf: new Map(departments.map(({ departmentId, fleetId }) => [departmentId, fleetId])),
    defaultFleetId:
      defaultFleetId ?? (firstFleet && otherFleets.length === 0 ? firstFleet.fleetId : ''),
    defaultProfileId: profiles.find(({ isDefault }) => isDefault)?.profileId ?? '',
    purchases: purchases ? { ...purchases, vehicles: knownVehicles(purchases.vehicles) } : null,
  };
}

/** Finds a department by name or number, even if a spreadsheet dropped leading zeros. */
export const departmentOf = (text: string, { departments }: ImportAccount) =>
  departments.find(text) ??
  (/^\d+$/.test(text) ? departments.find(text.padStart(SUB_DEPARTMENT_DIGITS, '0')) : undefined);
