export * from './constants.ts';
export * from './driverFields.ts';
