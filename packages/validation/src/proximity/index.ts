export * from './constants.ts';
export * from './proximityProfile.ts';
export * from './refusals.ts';
export { unitDeviceMapping, type UnitDeviceMapping } from '../vehicles/unitDeviceMapping.ts';
