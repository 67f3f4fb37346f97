export { AddressFilters, type AddressFiltersProps } from './AddressFilters.tsx';
export type { FilterOption, ListFilter } from './types.ts';
