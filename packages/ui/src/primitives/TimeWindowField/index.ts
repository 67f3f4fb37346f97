export {
  TimeField,
  TimeWindowField,
  type TimeFieldProps,
  type TimeWindow,
  type TimeWindowFieldProps,
} from './TimeWindowField.tsx';
