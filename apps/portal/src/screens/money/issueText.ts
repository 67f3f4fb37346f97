import type { MessageKey } from '@forecourt/validation';
import type { TextKey, Text } from '../../messages/text.ts';

interface Issue {
  readonly message: string;
  readonly params?: unknown;
}

const isKey = (message: string): message is MessageKey & TextKey => message.includes('.');
const isParams = (params: unknown): params is Readonly<Record<string, string | number>> =>
  typeof params === 'object' && params !== null;

/** The words of a rule's issue. */
export function issueText(text: Text, { message, params }: Issue): string {
  return isKey(message) ? text(message, isParams(params) ? params : {}) : message;
}
