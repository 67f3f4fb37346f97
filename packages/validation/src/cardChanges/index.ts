export * from './bulk.ts';
export * from './cardEdit.ts';
export * from './figureChange.ts';
