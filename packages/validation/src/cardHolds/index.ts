export * from './holdHours.ts';
export * from './holdSchedule.ts';
