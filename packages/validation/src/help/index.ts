export * from './constants.ts';
export * from './openingHours.ts';
