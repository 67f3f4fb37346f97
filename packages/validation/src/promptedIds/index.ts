export * from './canEdit.ts';
export * from './cardPrompts.ts';
export * from './constants.ts';
export * from './lifecycle.ts';
export * from './pinReminders.ts';
export * from './promptedId.ts';
export * from './promptedIdRecord.ts';
export * from './refusals.ts';
