export * from './FilterBar.tsx';
export { useTypedSearch } from './useTypedSearch.ts';
