export * from './TerminateDialog.tsx';
