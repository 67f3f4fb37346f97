import { createContext, useContext } from 'react';
import type { MessageKey } from '@forecourt/validation';
import type { en } from '../messages/en.ts';

export type TextParams = Readonly<Record<string, string | number>>;
/** Keys of the components' own texts and of the rules'. */
export type UiTextKey = keyof typeof en | MessageKey;
/** Puts a key into words. A key that no catalog holds is shown as it is. */
export type Text<Key extends string = UiTextKey> = (key: Key, params?: TextParams) => string;

export const TextContext = createContext<Text<string>>((key) => key);

/**
 * The words of the nearest provider. A host names its own keys by the type parameter:
 * `useText<PortalKey>()`.
 */
export function useText<Key extends string = UiTextKey>(): Text<Key> {
  return useContext(TextContext);
}
