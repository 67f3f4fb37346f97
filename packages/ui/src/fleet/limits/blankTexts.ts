'use client';
import { createContext } from 'react';

const NO_LIMIT = {
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
} as const;

export const FOLLOWS_PROFILE = {
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
} as const;

/** Keys of what blank limits say: that there is no limit, or that the card's profile decides. */
export const BlankTextsContext = createContext<typeof NO_LIMIT | typeof FOLLOWS_PROFILE>(NO_LIMIT);
