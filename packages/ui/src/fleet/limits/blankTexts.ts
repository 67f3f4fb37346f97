'use client';
import { createContext, useContext } from 'react';
import { useText } from '../../provider/index.ts';

const TEXTS = {
  noLimit: {
    hint: 'limits.blank',
    amount: 'limits.noLimit',
    was: 'limits.wasNone',
    days: null,
    hours: 'limits.anyHour',
    whereHint: 'limits.whereHint',
    states: 'limits.everywhere',
    groups: 'limits.everything',
    productCodes: 'limits.everyCode',
    flagOnly: 'limits.allDecline',
  },
  profile: {
    hint: 'limits.profile.blank',
    amount: 'limits.profile.from',
    was: 'limits.profile.was',
    days: 'limits.profile.days',
    hours: 'limits.profile.hours',
    whereHint: 'limits.profile.blank',
    states: 'limits.profile.from',
    groups: 'limits.profile.from',
    productCodes: 'limits.profile.from',
    flagOnly: 'limits.profile.from',
  },
} as const;

/** What a blank limit means: no limit, or whatever the card's profile says. */
export const BlankLimitContext = createContext<keyof typeof TEXTS>('noLimit');

/** Texts of blank limits, as fields show them. `days` is `undefined` if it needs no help text. */
export function useBlankTexts() {
  const text = useText();
  const texts = TEXTS[useContext(BlankLimitContext)];
  return {
    hint: text(texts.hint),
    amount: text(texts.amount),
    was: text(texts.was),
    days: texts.days === null ? undefined : text(texts.days),
    hours: text(texts.hours),
    whereHint: text(texts.whereHint),
    states: text(texts.states),
    groups: text(texts.groups),
    productCodes: text(texts.productCodes),
    flagOnly: text(texts.flagOnly),
  };
}
