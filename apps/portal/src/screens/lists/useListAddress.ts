import { useSearchParams } from 'react-router';
import { useChangeAddress } from '../../addresses/useChangeAddress.ts';

/** What a list's address says: its filters, its sort, the open tab of its panel. */
export interface ListAddress<Name extends string> {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  /** Sets or, with null, removes values; everything else of the address is left alone. */
  readonly set: (changes: Partial<Record<Name, string | null>>) => void;
  /** The query of the address with its question mark; empty without a query. */
  readonly search: string;
}

/** Reads and writes the named values of the address. */
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

/** The value when it is one of the known ones. */
export const knownValue = <T extends string>(
  values: readonly T[],
  found: string | null | undefined,
): T | undefined => values.find((value) => value === found);
