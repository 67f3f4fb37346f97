export * from './address.ts';
export * from './regions.ts';
