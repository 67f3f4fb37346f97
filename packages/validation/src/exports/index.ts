export * from './constants.ts';
export * from './fileExport.ts';
