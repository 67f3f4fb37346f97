export * from './asDecided.ts';
export * from './constants.ts';
export * from './feeds.ts';
export { milesApart as milesBetween, type Place } from './milesApart.ts';
export * from './telematicsRules.ts';
export * from './vehicleSignal.ts';
