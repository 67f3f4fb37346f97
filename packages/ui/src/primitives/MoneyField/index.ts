export {
  GallonsField,
  MoneyField,
  type GallonsFieldProps,
  type MoneyFieldProps,
} from './MoneyField.tsx';
