export * from './constants.ts';
export * from './driver.ts';
export * from './driverFields.ts';
