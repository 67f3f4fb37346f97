export * from './postalAddress.ts';
export * from './postalCode.ts';
export * from './regions.ts';
export * from './stateOrProvince.ts';
