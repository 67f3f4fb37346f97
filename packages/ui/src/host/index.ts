export { followPrinting } from './followPrinting.ts';
export { classes, type HostProps } from './hostProps.ts';
export { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
export { useMergedRefs } from './useMergedRefs.ts';
export { useValue } from './useValue.ts';
