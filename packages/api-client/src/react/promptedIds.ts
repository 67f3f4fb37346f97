import type { PromptedId, PromptedIdRecord } from '@forecourt/validation';
import type { CallName, Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';
import { usePages, type FiltersOf, type Pages } from './usePages.ts';

export type PromptedIdFilters = FiltersOf<'listPromptedIds'>;
type PromptedIdPage = ResponseOf<Contract['listPromptedIds']>;
type Saved = ResponseOf<Contract['addPromptedId']>;

const CHANGED: readonly CallName[] = [
  'listPromptedIds',
  'getPromptedId',
  'listPromptedIdTypes',
  'getPromptedIdImportContext',
];

/** Prompted IDs page by page. [GW-142] */
export function usePromptedIds(
  filters: PromptedIdFilters,
): Pages<PromptedIdRecord, PromptedIdPage> {
  return usePages('listPromptedIds', { query: filters });
}

/** One prompted ID with its cards; null fetches nothing. */
export function usePromptedId(id: string | null): Query<ResponseOf<Contract['getPromptedId']>> {
  return useQuery('getPromptedId', id === null ? null : { params: { id } });
}

/** Whose a prompted ID can be, with how many there are. [GW-146] */
export function usePromptedIdTypes(): Query<ResponseOf<Contract['listPromptedIdTypes']>> {
  return useQuery('listPromptedIdTypes', {});
}

export interface PromptedIdToSave {
  readonly entity: PromptedId;
  /** The row to change; null: a new one. */
  readonly row: { readonly id: string; readonly version: number } | null;
  readonly idempotencyKey: string;
}

/** Adds a prompted ID, or changes one. [PID-01] */
export function useSavePromptedId(): Mutation<[PromptedIdToSave], Saved> {
  const { client, userId, accountId } = useApi();
  return useMutation(({ entity, row, idempotencyKey }: PromptedIdToSave) => {
    const options = { idempotencyKey, userId, accountId };
    if (row === null) return client.addPromptedId({ body: entity }, options);
    const request = { params: { id: row.id }, body: entity };
    return client.editPromptedId(request, { ...options, ifMatch: row.version });
  }, CHANGED);
}

export interface PromptedIdSwitch {
  readonly row: { readonly id: string; readonly version: number };
  readonly action: 'turnOn' | 'turnOff';
  readonly idempotencyKey: string;
}

/** Turns the prompted ID of a driver on or off. [PID-04] */
export function useSwitchPromptedId(): Mutation<[PromptedIdSwitch], Saved> {
  const { client, userId, accountId } = useApi();
  return useMutation(({ row, action, idempotencyKey }: PromptedIdSwitch) => {
    const request = { params: { id: row.id }, body: { action } };
    const options = { idempotencyKey, userId, accountId, ifMatch: row.version };
    return client.switchPromptedId(request, options);
  }, CHANGED);
}

/** Turns many off. [GW-143] */
export function useInactivatePromptedIds(): Mutation<
  [ids: string[], idempotencyKey: string],
  ResponseOf<Contract['inactivatePromptedIds']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (ids: string[], idempotencyKey: string) =>
      client.inactivatePromptedIds({ body: { ids } }, { idempotencyKey, userId, accountId }),
    CHANGED,
  );
}

/** The prompted IDs under the filters as a file. [GW-144, GW-145] */
export function useExportPromptedIds(): Mutation<
  [PromptedIdFilters, 'csv' | 'xlsx'],
  ResponseOf<Contract['exportPromptedIdsCsv']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation((query: PromptedIdFilters, format: 'csv' | 'xlsx') => {
    const scope = { userId, accountId };
    return format === 'csv'
      ? client.exportPromptedIdsCsv({ query }, scope)
      : client.exportPromptedIdsExcel({ query }, scope);
  }, []);
}

/** Most cards that a form offers at once. */
const CHOICES_MAX = 500;

/** Cards that something can be good at: those in use. */
export function useCardChoices(): Query<ResponseOf<Contract['listCards']>> {
  return useQuery('listCards', {
    query: { status: 'active', limit: CHOICES_MAX, sort: 'assignedTo' },
  });
}
