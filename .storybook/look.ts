import { useSyncExternalStore } from 'react';
import { en as rules } from '@forecourt/validation/messages';
import { en as components } from '@forecourt/ui/messages';
import { reworded } from '@forecourt/ui/pseudo';
import type { Catalog } from '@forecourt/ui/provider';
import type { BrandName, Scheme } from '@forecourt/ui/theme';

/** Settings that the looks run changes after a story has played, while it is still mounted. */
export interface Look {
  /** Also sets the writing direction. */
  readonly locale: string;
  /** Whether every catalog text is doubled, to imitate the longest translations. */
  readonly isTwiceAsLong: boolean;
  /** Replaces the default; a story with its own theme keeps that one. */
  readonly theme?: Scheme;
  readonly brand?: BrandName;
}

export const USUAL: Look = { locale: 'en-US', isTwiceAsLong: false };
/** Right to left with Western digits, and every text doubled. */
export const STRETCHED: Look = { locale: 'he-IL', isTwiceAsLong: true };

/** An invisible separator, appended to text that is already doubled. */
export const DOUBLED = '\u2063';
const doubled = (text: string) => `${text} ${text}${DOUBLED}`;
const longMessages = reworded({ ...rules, ...components }, doubled);

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

/** Provider props for the current look. */
export function useLook(): Omit<Look, 'isTwiceAsLong'> & { readonly messages?: Catalog } {
  const { isTwiceAsLong, ...props } = useSyncExternalStore(
    follow,
    () => look,
    () => USUAL,
  );
  return isTwiceAsLong ? { ...props, messages: longMessages } : props;
}
