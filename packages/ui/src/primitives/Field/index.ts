export { FieldFrame, type FieldFrameProps, type FieldProps } from './FieldFrame.tsx';
