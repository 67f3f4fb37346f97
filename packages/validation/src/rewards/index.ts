export * from './constants.ts';
export * from './points.ts';
