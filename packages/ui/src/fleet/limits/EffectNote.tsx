'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  limitEffect,
  type LimitField,
  type LimitNetwork,
  type PurchaseLimits,
} from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import { limitsOf, type LimitDraft } from './draft.ts';

export interface EffectNoteProps {
  /** The current limits. */
  readonly before: PurchaseLimits;
  /** Cards that use the limits. */
  readonly cardCount: number;
  /** Those of them that someone holds: their plastic would have to be replaced. */
  readonly plasticCount: number;
  /** Where the account's network keeps limits. */
  readonly network: LimitNetwork;
}

const NAMES = {
  allowedGroups: 'limits.field.groups',
  productCodes: 'limits.field.productCodes',
} as const satisfies Partial<Record<LimitField, string>>;
const isNamed = (field: LimitField): field is keyof typeof NAMES => Object.hasOwn(NAMES, field);

/** Before saving: whether an edit takes effect at once or needs new plastic, on how many cards. */
export function EffectNote({ before, cardCount, plasticCount, network }: EffectNoteProps) {
  const text = useText();
  const { control } = useFormContext<LimitDraft>();
  const draft = useWatch({ control, compute: (values: LimitDraft) => values });
  const { changed, onNewCard } = limitEffect(before, limitsOf(draft), network);
  const now = text('limits.atOnce', { count: cardCount });
  if (onNewCard.length === 0 || plasticCount === 0) return now;
  const names = onNewCard.filter(isNamed).map((field) => text(NAMES[field]));
  const plastic = text('limits.onNewCard', { names: names.join(', '), count: plasticCount });
  return changed.length > onNewCard.length ? `${plastic} ${text('limits.restAtOnce')}` : plastic;
}
