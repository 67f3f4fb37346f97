import {
  useText as useAnyText,
  type Text as AnyText,
  type UiTextKey,
} from '@forecourt/ui/provider';
import type { CatalogKey } from './catalogs.ts';

/** Every key a screen can use: the portal's, the components', and the rules'. */
export type TextKey =
  | keyof (typeof import('../start/messages/en.ts'))['en']
  | CatalogKey
  | UiTextKey;

export type Text = AnyText<TextKey>;

/** Returns a function that translates keys of the portal, components, and rules. */
export function useText(): Text {
  return useAnyText<TextKey>();
}

/** Translates keys sent by the gateway; an unknown key is shown as is. */
export function useSentText(): AnyText<string> {
  return useAnyText<string>();
}
