export * from './constants.ts';
export * from './enrolment.ts';
export * from './points.ts';
export * from './redeeming.ts';
