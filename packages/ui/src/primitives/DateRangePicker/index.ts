export { DateRangePicker, type DateRange, type DateRangePickerProps } from './DateRangePicker.tsx';
export { useRangePresets, type DateRangePreset } from './presets.ts';
