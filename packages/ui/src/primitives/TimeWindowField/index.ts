export { TimeWindowField, type TimeWindow, type TimeWindowFieldProps } from './TimeWindowField.tsx';
