import type { Context } from '../context.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Case and blanks do not count in an answer. */
const asCompared = (answer: string): string =>
  answer.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What is kept of a security answer. */
export const hashAnswer = (context: Context, answer: string): Promise<string> =>
  hashPassword(context, asCompared(answer));

/** Compares an answer with what is kept of the right one. */
export const sameAnswer = (
  context: Context,
  answer: string,
  hash: string | null,
): Promise<boolean> => verifyPassword(context, asCompared(answer), hash ?? undefined);
