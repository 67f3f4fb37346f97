import { useSyncExternalStore } from 'react';
import { en as rules } from '@forecourt/validation/messages';
import { en as components } from '@forecourt/ui/messages';
import { reworded } from '@forecourt/ui/pseudo';
import type { Catalog } from '@forecourt/ui/provider';
import type { BrandName, Scheme } from '@forecourt/ui/theme';

/** What a run of the stories changes after a story has played, while it stays mounted. */
export interface Look {
  /** Its direction of writing comes with it. */
  readonly locale: string;
  /** Every text of the catalog twice, as the longest translations are. */
  readonly isTwiceAsLong: boolean;
  /** In place of the usual ones; a story that has a theme of its own keeps it. */
  readonly theme?: Scheme;
  readonly brand?: BrandName;
}

export const USUAL: Look = { locale: 'en-US', isTwiceAsLong: false };
/** Right to left, with the digits of English, and every text twice as long. */
export const STRETCHED: Look = { locale: 'he-IL', isTwiceAsLong: true };

/** Stands behind a text that is doubled already. */
export const DOUBLED = '\u2063';
const twice = (text: string) => `${text} ${text}${DOUBLED}`;
const longMessages = reworded({ ...rules, ...components }, twice);

let look = USUAL;
const listeners = new Set<() => void>();
const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function setLook(next: Look): void {
  look = next;
  document.documentElement.dir = new Intl.Locale(next.locale).language === 'he' ? 'rtl' : 'ltr';
  for (const listener of listeners) listener();
}

/** Properties of the provider for the look of now. */
export function useLook(): Omit<Look, 'isTwiceAsLong'> & { readonly messages?: Catalog } {
  const { isTwiceAsLong, ...others } = useSyncExternalStore(
    follow,
    () => look,
    () => USUAL,
  );
  return isTwiceAsLong ? { ...others, messages: longMessages } : others;
}
