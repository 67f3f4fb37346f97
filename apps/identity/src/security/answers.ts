import type { Context } from '../context.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Normalizes an answer, so that case and extra spaces do not matter. */
const asCompared = (answer: string): string =>
  answer.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The hash to store for a security answer. */
export const hashAnswer = (context: Context, answer: string): Promise<string> =>
  hashPassword(context, asCompared(answer));

/** Compares an answer with the stored hash of the right one. */
export const sameAnswer = (
  context: Context,
  answer: string,
  hash: string | null,
): Promise<boolean> => verifyPassword(context, asCompared(answer), hash ?? undefined);
