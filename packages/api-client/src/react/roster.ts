import type { Driver, DriverRecord, Vehicle, VehicleRecord } from '@forecourt/validation';
import type { CallName, Contract, ResponseOf, RosterEnding } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';
import { usePages, type FiltersOf, type Pages } from './usePages.ts';

export type DriverFilters = FiltersOf<'listDrivers'>;
export type VehicleFilters = FiltersOf<'listVehicles'>;
type DriverPage = ResponseOf<Contract['listDrivers']>;
type VehiclePage = ResponseOf<Contract['listVehicles']>;

/** What a change of a driver or vehicle shows in. */
const CHANGED: readonly CallName[] = [
  'listDrivers',
  'getDriver',
  'getDriverEnding',
  'getDriverTimeline',
  'listVehicles',
  'getVehicle',
  'getVehicleEnding',
  'getVehicleTimeline',
  'getOrderImportContext',
  'getDriverImportContext',
  'getVehicleImportContext',
  'listCards',
  'getCard',
];

/** Drivers page by page. */
export function useDrivers(filters: DriverFilters): Pages<DriverRecord, DriverPage> {
  return usePages('listDrivers', { query: filters });
}

/** Vehicles page by page. */
export function useVehicles(filters: VehicleFilters): Pages<VehicleRecord, VehiclePage> {
  return usePages('listVehicles', { query: filters });
}

/** One driver with the cards; null fetches nothing. */
export function useDriver(id: string | null): Query<ResponseOf<Contract['getDriver']>> {
  return useQuery('getDriver', id === null ? null : { params: { id } });
}

/** One vehicle with its cards and readings; null fetches nothing. */
export function useVehicle(id: string | null): Query<ResponseOf<Contract['getVehicle']>> {
  return useQuery('getVehicle', id === null ? null : { params: { id } });
}

/** Everything that ends with a driver or a vehicle; null fetches nothing. */
export function useRosterEnding(who: 'driver' | 'vehicle', id: string | null): Query<RosterEnding> {
  const request = id === null ? null : { params: { id } };
  const driver = useQuery('getDriverEnding', who === 'driver' ? request : null);
  const vehicle = useQuery('getVehicleEnding', who === 'vehicle' ? request : null);
  return who === 'driver' ? driver : vehicle;
}

interface Saving<Entity> {
  readonly entity: Entity;
  /** The row to change; null: a new one. */
  readonly row: { readonly id: string; readonly version: number } | null;
  readonly idempotencyKey: string;
}

/** Adds a driver, or changes one. [DRIVER-01 to DRIVER-05, DRIVER-17] */
export function useSaveDriver(): Mutation<[Saving<Driver>], ResponseOf<Contract['addDriver']>> {
  const { client, userId, accountId } = useApi();
  return useMutation(({ entity, row, idempotencyKey }: Saving<Driver>) => {
    const options = { idempotencyKey, userId, accountId };
    if (row === null) return client.addDriver({ body: entity }, options);
    const request = { params: { id: row.id }, body: entity };
    return client.editDriver(request, { ...options, ifMatch: row.version });
  }, CHANGED);
}

/** Adds a vehicle, or changes one. [DRIVER-06 to DRIVER-16] */
export function useSaveVehicle(): Mutation<[Saving<Vehicle>], ResponseOf<Contract['addVehicle']>> {
  const { client, userId, accountId } = useApi();
  return useMutation(({ entity, row, idempotencyKey }: Saving<Vehicle>) => {
    const options = { idempotencyKey, userId, accountId };
    if (row === null) return client.addVehicle({ body: entity }, options);
    const request = { params: { id: row.id }, body: entity };
    return client.editVehicle(request, { ...options, ifMatch: row.version });
  }, CHANGED);
}

export interface RosterMove {
  readonly who: 'driver' | 'vehicle';
  readonly row: { readonly id: string; readonly version: number };
  /** `bringBack`, or the cards that the person saw would end. */
  readonly move: 'bringBack' | { readonly cardIds: string[]; readonly reason: string | null };
  readonly idempotencyKey: string;
}

/** Terminates a driver or a vehicle, or brings one back. [DRIVER-18] */
export function useMoveRoster(): Mutation<[RosterMove], unknown> {
  const { client, userId, accountId } = useApi();
  return useMutation<[RosterMove], unknown>(({ who, row, move, idempotencyKey }) => {
    const options = { idempotencyKey, userId, accountId, ifMatch: row.version };
    const params = { id: row.id };
    if (move === 'bringBack') {
      return who === 'driver'
        ? client.bringBackDriver({ params }, options)
        : client.bringBackVehicle({ params }, options);
    }
    const request = { params, body: move };
    return who === 'driver'
      ? client.terminateDriver(request, options)
      : client.terminateVehicle(request, options);
  }, CHANGED);
}

export interface ReadingToCorrect {
  readonly vehicleId: string;
  readonly transactionId: string;
  readonly odometerMiles: number;
  readonly reason: string | null;
  readonly idempotencyKey: string;
}

/** Puts an odometer reading right. [MSG-53] */
export function useCorrectOdometer(): Mutation<
  [ReadingToCorrect],
  ResponseOf<Contract['correctOdometer']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(({ vehicleId, transactionId, idempotencyKey, ...body }: ReadingToCorrect) => {
    const params = { id: vehicleId, transactionId };
    return client.correctOdometer({ params, body }, { idempotencyKey, userId, accountId });
  }, CHANGED);
}

type ExportedFile = ResponseOf<Contract['exportDrivers']>;
export type ExportAsked = 'csv' | 'xlsx';

/** The drivers under the filters as a file. */
export function useExportDrivers(): Mutation<[DriverFilters, ExportAsked], ExportedFile> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (filters: DriverFilters, format: ExportAsked) =>
      client.exportDrivers({ query: { ...filters, format } }, { userId, accountId }),
    [],
  );
}

/** The vehicles under the filters as a file. */
export function useExportVehicles(): Mutation<[VehicleFilters, ExportAsked], ExportedFile> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (filters: VehicleFilters, format: ExportAsked) =>
      client.exportVehicles({ query: { ...filters, format } }, { userId, accountId }),
    [],
  );
}
