export * from './bulk.ts';
export * from './cardEdit.ts';
export * from './changedFields.ts';
export * from './figureChange.ts';
export * from './happenings.ts';
