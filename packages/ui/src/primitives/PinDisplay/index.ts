export { PinDisplay, type PinDisplayProps } from './PinDisplay.tsx';
