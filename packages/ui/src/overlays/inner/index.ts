export { InnerOverlaysPlace } from './InnerOverlays.tsx';
export { useModal } from './useModal.ts';
