export * from './BlockCardDialog.tsx';
