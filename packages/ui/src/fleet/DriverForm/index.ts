export * from './DriverForm.tsx';
export type { TakenDriverIds } from './draft.ts';
