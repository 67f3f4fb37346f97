import type { en } from './en.ts';

/** The key of every text that a rule can give. */
export type MessageKey = keyof typeof en;

/** The texts of one language; one that is added has a text for every key. */
export type MessageTexts = Readonly<Record<MessageKey, string>>;
