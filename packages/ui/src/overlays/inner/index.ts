export * from './InnerOverlays.tsx';
