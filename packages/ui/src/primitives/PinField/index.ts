export { PinField, type PinFieldProps } from './PinField.tsx';
