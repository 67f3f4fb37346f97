export { en } from './en.ts';
export type { MessageKey } from './keys.ts';
export * from './wordParams.ts';
