export * from './ProximityForm.tsx';
