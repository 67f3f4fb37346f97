export * from './cardEdit.ts';
