import useSWRImmutable from 'swr/immutable';
import openApiUrl from '@forecourt/api-client/openapi.json?url';
import { KEY_PERMISSIONS, type KeyPermission } from '@forecourt/validation';
import { readOpenApi, type DescribedCall, type Named } from './openApi.ts';

export { openApiUrl };

/** A call that a key can make. */
export interface KeyCall extends DescribedCall {
  readonly permission: KeyPermission;
}

export interface Reference {
  readonly calls: readonly KeyCall[];
  readonly named: Named;
}

async function load(address: string): Promise<Reference> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The description was answered with ${answer.status}.`);
  const { calls, named } = readOpenApi(await answer.json());
  const open = calls.flatMap((call) => {
    const permission = KEY_PERMISSIONS.find((one) => one === call.permission);
    return permission ? [{ ...call, permission }] : [];
  });
  return { calls: open.toSorted((one, other) => placeOf(one) - placeOf(other)), named };
}

/** What programs are mostly written for comes first. */
const FIRST = ['cards', 'transactions', 'limits', 'vehicles', 'drivers'];

function placeOf({ permission, method }: KeyCall): number {
  const found = FIRST.indexOf(permission.split('.')[0] ?? '');
  const area = found < 0 ? FIRST.length : found;
  const place = area * KEY_PERMISSIONS.length + KEY_PERMISSIONS.indexOf(permission);
  return place * 2 + (method === 'GET' ? 0 : 1);
}

/** The calls that keys can make, as the contract of this very version describes them. */
export function useReference() {
  const { data, error, mutate } = useSWRImmutable<Reference, unknown>(openApiUrl, load);
  return { reference: data, isFailed: error !== undefined, retry: () => void mutate() };
}
