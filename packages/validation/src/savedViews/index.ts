export * from './savedView.ts';
