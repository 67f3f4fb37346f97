export * from './constants.ts';
export * from './readings.ts';
export * from './registration.ts';
export * from './unitDeviceMapping.ts';
export * from './vehicle.ts';
export * from './vehicleFields.ts';
export * from './vehicleRecord.ts';
export * from './vin.ts';
