import type { en } from './en.ts';

/** The keys of all texts. */
export type MessageKey = keyof typeof en;

/** The texts of one language, which must cover every key. */
export type MessageTexts = Readonly<Record<MessageKey, string>>;
