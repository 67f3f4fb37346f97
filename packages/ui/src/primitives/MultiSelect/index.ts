export { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';
export type { MultiSelectOption } from './MultiSelectOption.ts';
