export { AddressFilters, type AddressFiltersProps } from './AddressFilters.tsx';
