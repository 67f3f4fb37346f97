export * from './constants.ts';
export * from './driver.ts';
export * from './driverFields.ts';
export * from './driverRecord.ts';
export * from './lifecycle.ts';
