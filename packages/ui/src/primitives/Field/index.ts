export { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
