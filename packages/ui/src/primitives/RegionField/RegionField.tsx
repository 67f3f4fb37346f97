'use client';
import { PROVINCES, US_STATES } from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import { ComboBox, type ComboBoxProps } from '../ComboBox/index.ts';
import {
  MultiSelect,
  type MultiSelectOption,
  type MultiSelectProps,
} from '../MultiSelect/index.ts';

/** US: states and DC. CA: provinces and territories. */
type Country = 'US' | 'CA';
const COUNTRIES: readonly Country[] = ['US', 'CA'];

/** Adds the code to the label, so that search matches both. */
const optionsOf = (
  regions: readonly { readonly code: string; readonly name: string }[],
  group: string,
): MultiSelectOption[] =>
  regions.map(({ code, name }) => ({ value: code, label: `${name} (${code})`, group }));

function useRegions(countries: readonly Country[]): readonly MultiSelectOption[] {
  const text = useText();
  return [
    ...(countries.includes('US') ? optionsOf(US_STATES, text('region.us')) : []),
    ...(countries.includes('CA') ? optionsOf(PROVINCES, text('region.ca')) : []),
  ];
}

export interface RegionFieldProps extends Omit<ComboBoxProps, 'options' | 'onSearch'> {
  readonly countries?: readonly Country[];
}

/** The state or province of an address, as a two-letter code. [ENT-62, ENT-63] */
export function RegionField({ countries = COUNTRIES, ...props }: RegionFieldProps) {
  const text = useText();
  return (
    <ComboBox placeholder={text('region.placeholder')} {...props} options={useRegions(countries)} />
  );
}

export interface RegionsFieldProps extends Omit<MultiSelectProps, 'options' | 'hasTags'> {
  readonly countries?: readonly Country[];
}

/** The states and provinces where a card works, as two-letter codes. [ENT-24] */
export function RegionsField({ countries = COUNTRIES, ...props }: RegionsFieldProps) {
  const text = useText();
  return (
    <MultiSelect
      placeholder={text('region.add')}
      {...props}
      hasTags
      options={useRegions(countries)}
    />
  );
}
