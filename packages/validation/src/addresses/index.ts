export * from './address.ts';
export * from './postalAddress.ts';
export * from './regions.ts';
