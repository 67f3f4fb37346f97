export {
  RegionField,
  RegionsField,
  type RegionFieldProps,
  type RegionsFieldProps,
} from './RegionField.tsx';
