export * from './VehicleForm.tsx';
