import type { Department, Fleet } from '../accounts/accounts.ts';
import type { LimitProfile } from '../limits/purchaseLimits.ts';
import { SUB_DEPARTMENT_DIGITS } from '../users/constants.ts';
import { knownVehicles, type KnownVehicles, type NamedVehicle } from './knownVehicles.ts';
import { lookup, type Lookup } from './lookups.ts';

/** What a file is checked against: the account's lists, and what is used already. */
export interface ImportContext {
  readonly fleets: readonly Pick<Fleet, 'fleetId' | 'name' | 'code' | 'number'>[];
  readonly departments: readonly Pick<Department, 'departmentId' | 'fleetId' | 'number' | 'name'>[];
  readonly profiles: readonly Pick<LimitProfile, 'profileId' | 'name' | 'isDefault'>[];
  readonly driverIds: readonly string[];
  readonly employeeIds: readonly string[];
  readonly unitNumbers: readonly string[];
  readonly promptedIdNames?: readonly string[];
  readonly promptedIdNumbers?: readonly string[];
  /** The account itself, which can manage prompted IDs; left out: it cannot be named. */
  readonly customer?: { readonly accountId: string; readonly name: string };
  /** The fleet of rows that name none; left out: the only one, if there is one. */
  readonly defaultFleetId?: string | null;
  /** Left out: the file holds no purchases. */
  readonly purchases?: PurchaseContext;
}

/** What purchases that were not made with our cards are checked against. */
export interface PurchaseContext {
  readonly vehicles: readonly NamedVehicle[];
  /** The zone of times that name none. */
  readonly timeZone: string;
  readonly currency: string;
  /** Who recorded the rows that do not say; empty: they have to. */
  readonly source: string;
  /** An instant: nothing was bought after it. */
  readonly now: string;
}

/** An account's lists, ready to be asked by name and id. */
export interface ImportAccount {
  readonly fleets: Lookup<ImportContext['fleets'][number]>;
  readonly departments: Lookup<ImportContext['departments'][number]>;
  readonly profiles: Lookup<ImportContext['profiles'][number]>;
  readonly customer: NonNullable<ImportContext['customer']> | null;
  /** The fleet to which a department belongs. */
  readonly fleetIdOf: ReadonlyMap<string, string>;
  /** The fleet of rows that name none; empty: there is no such fleet. */
  readonly defaultFleetId: string;
  /** The profile of rows that name none; empty: there is no such profile. */
  readonly defaultProfileId: string;
  /** null: the file holds no purchases. */
  readonly purchases:
    | (Omit<PurchaseContext, 'vehicles'> & { readonly vehicles: KnownVehicles })
    | null;
}

/** Makes an account's lists ready to be asked. */
export function accountOf({
  fleets,
  departments,
  profiles,
  defaultFleetId,
  customer,
  purchases,
}: ImportContext): ImportAccount {
  const [only, ...others] = fleets;
  return {
    customer: customer ?? null,
    fleets: lookup(fleets, ({ name, code, number }) => [name, code, number]),
    departments: lookup(departments, ({ number, name }) => [number, name]),
    profiles: lookup(profiles, ({ name }) => [name]),
    fleetIdOf: new Map(departments.map(({ departmentId, fleetId }) => [departmentId, fleetId])),
    defaultFleetId: defaultFleetId ?? (only && others.length === 0 ? only.fleetId : ''),
    defaultProfileId: profiles.find(({ isDefault }) => isDefault)?.profileId ?? '',
    purchases: purchases ? { ...purchases, vehicles: knownVehicles(purchases.vehicles) } : null,
  };
}

/** A department by its number or name, or by its number without the zeros that a spreadsheet took. */
export const departmentOf = (text: string, { departments }: ImportAccount) =>
  departments.find(text) ??
  (/^\d+$/.test(text) ? departments.find(text.padStart(SUB_DEPARTMENT_DIGITS, '0')) : undefined);
