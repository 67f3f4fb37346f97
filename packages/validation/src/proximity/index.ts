export { unitDeviceMapping, type UnitDeviceMapping } from '../vehicles/unitDeviceMapping.ts';
export * from './constants.ts';
export * from './proximityProfile.ts';
