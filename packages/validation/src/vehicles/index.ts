export * from './constants.ts';
export * from './vehicleFields.ts';
export * from './vin.ts';
