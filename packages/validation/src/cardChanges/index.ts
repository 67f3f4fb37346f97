export * from './bulk.ts';
export * from './cardEdit.ts';
