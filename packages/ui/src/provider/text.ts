import { createContext, useContext } from 'react';
import type { MessageKey } from '@forecourt/validation';
import type { en } from '../messages/en.ts';

export type TextParams = Readonly<Record<string, string | number>>;
/** Keys of the components' and the rules' texts. */
export type UiTextKey = keyof typeof en | MessageKey;
/** Formats a message. A missing key is returned as is. */
export type Text<Key extends string = UiTextKey> = (key: Key, params?: TextParams) => string;

export const TextContext = createContext<Text<string>>((key) => key);

/**
 * Returns the nearest provider's text function. Hosts pass their own keys as the type parameter:
 * `useText<PortalKey>()`.
 */
export function useText<Key extends string = UiTextKey>(): Text<Key> {
  return useContext(TextContext);
}
