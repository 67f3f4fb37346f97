export * from './RegionField.tsx';
