import { useSearchParams } from 'react-router';
import { useChangeAddress } from '../../addresses/useChangeAddress.ts';

/** A list's values in the address: filters, sort, and the panel's open tab. */
export interface ListAddress<Name extends string> {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  /** Sets values, or removes those that are null; leaves other parameters unchanged. */
  readonly set: (changes: Partial<Record<Name, string | null>>) => void;
  /** The query string with its question mark; empty if there is none. */
  readonly search: string;
}

/** Reads and writes the named query parameters. */
export function useListAddress<Name extends string>(names: readonly Name[]): ListAddress<Name> {
  const [search] = useSearchParams();
  const set = useChangeAddress();
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = search.get(name);
    if (value !== null) values[name] = value;
  }
  return { values, search: search.size > 0 ? `?${search}` : '', set };
}

/** Returns the value if it is one of `values`. */
export const knownValue = <T extends string>(
  values: readonly T[],
  input: string | null | undefined,
): T | undefined => values.find((value) => value === input);
