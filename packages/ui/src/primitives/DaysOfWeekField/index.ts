export { DaysOfWeekField, type DaysOfWeekFieldProps } from './DaysOfWeekField.tsx';
