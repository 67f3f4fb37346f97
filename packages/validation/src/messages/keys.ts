import type { en } from './en.ts';

/** The key of every text that a rule can give. */
export type MessageKey = keyof typeof en;
