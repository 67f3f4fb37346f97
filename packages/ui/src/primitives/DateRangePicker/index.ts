export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export type { DateRange } from '../calendar/days.ts';
export { useRangePresets, type DateRangePreset } from './presets.ts';
