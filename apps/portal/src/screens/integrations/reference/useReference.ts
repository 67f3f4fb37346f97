import useSWRImmutable from 'swr/immutable';
import openApiUrl from '@forecourt/api-client/openapi.json?url';
import { KEY_PERMISSIONS } from '@forecourt/validation';
import { callsOfKeys, readOpenApi, type KeyCall, type Named } from './openApi.ts';

export { openApiUrl };

interface Reference {
  readonly calls: readonly KeyCall[];
  readonly named: Named;
}

async function load(address: string): Promise<Reference> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The description was answered with ${response.status}.`);
  const { calls, named } = readOpenApi(await response.json());
  return {
    calls: callsOfKeys(calls).toSorted((a, b) => rankOf(a) - rankOf(b)),
    named,
  };
}

/** Areas that most programs use, listed first. */
const FIRST = ['cards', 'transactions', 'limits', 'vehicles', 'drivers'];

function rankOf({ permission, method }: KeyCall): number {
  const index = FIRST.indexOf(permission.split('.')[0] ?? '');
  const area = index < 0 ? FIRST.length : index;
  const rank = area * KEY_PERMISSIONS.length + KEY_PERMISSIONS.indexOf(permission);
  return rank * 2 + (method === 'GET' ? 0 : 1);
}

/** Loads the calls that keys can make, from this version's contract. */
export function useReference() {
  const { data, error, mutate } = useSWRImmutable<Reference, unknown>(openApiUrl, load);
  return { reference: data, isFailed: error !== undefined, retry: () => void mutate() };
}
