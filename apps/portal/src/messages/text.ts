import {
  useText as useAnyText,
  type Text as AnyText,
  type UiTextKey,
} from '@forecourt/ui/provider';
import type { CatalogKey } from './catalogs.ts';

/** Every key that a screen can use: its own, the components' and the rules'. */
export type TextKey =
  | keyof (typeof import('../start/messages/en.ts'))['en']
  | CatalogKey
  | UiTextKey;

export type Text = AnyText<TextKey>;

/** Puts keys of the portal, the components and the rules into words. */
export function useText(): Text {
  return useAnyText<TextKey>();
}

/** Puts keys into words that come from the gateway; one that is not known is shown as it is. */
export function useSentText(): AnyText<string> {
  return useAnyText<string>();
}
