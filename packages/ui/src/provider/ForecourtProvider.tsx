'use client';
import { useMemo } from 'react';
import { en as rules } from '@forecourt/validation/messages';
import { en as components } from '../messages/en.ts';
import type { Catalog } from './catalog.ts';
import { ForecourtRoot, type ForecourtRootProps } from './ForecourtRoot.tsx';

export interface ForecourtProviderProps extends Omit<ForecourtRootProps, 'messages'> {
  /** The host's own texts; they override the components' texts with the same key. */
  readonly messages?: Catalog;
}

/** Provides texts, locale, theme, brand, density, and the host's router to all components. */
export function ForecourtProvider({ messages, ...rootProps }: ForecourtProviderProps) {
  const allMessages = useMemo(() => ({ ...rules, ...components, ...messages }), [messages]);
  return <ForecourtRoot messages={allMessages} {...rootProps} />;
}
