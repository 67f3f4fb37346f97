export * from './LimitForm.tsx';
