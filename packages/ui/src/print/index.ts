export { usePrintable } from './usePrintable.ts';
