export { followPrinting } from './followPrinting.ts';
export { classes, type HostProps } from './hostProps.ts';
export { useDirty } from './useDirty.ts';
export { focusIfLost, isFocusLost, useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
export { useMergedRefs } from './useMergedRefs.ts';
export { useValue } from './useValue.ts';
