'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { limitEffect, type LimitField, type PurchaseLimits } from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import { limitsOf, type LimitDraft } from './draft.ts';
import type { NamedLimitsOptions } from './LimitFields.tsx';

interface EffectNoteProps {
  /** The limits before the edit. */
  readonly before: PurchaseLimits;
  readonly of: NamedLimitsOptions;
}

const NAMES = {
  allowedGroups: 'limits.field.groups',
  productCodes: 'limits.field.productCodes',
} as const satisfies Partial<Record<LimitField, string>>;
const isNamed = (field: LimitField): field is keyof typeof NAMES => Object.hasOwn(NAMES, field);

/** Says before saving how many cards an edit affects, and whether it needs new plastic. */
export function EffectNote({ before, of }: EffectNoteProps) {
  const { cardCount = 0, plasticCount = cardCount, network = 'host' } = of;
  const text = useText();
  const { control } = useFormContext<LimitDraft>();
  const draft = useWatch({ control, compute: (values: LimitDraft) => values });
  const { changed, onNewCard } = limitEffect(before, limitsOf(draft), network);
  const immediateText = text('limits.atOnce', { count: cardCount });
  if (onNewCard.length === 0 || plasticCount === 0) return immediateText;
  const names = onNewCard.filter(isNamed).map((field) => text(NAMES[field]));
  const newCardText = text('limits.onNewCard', { names: names.join(', '), count: plasticCount });
  return changed.length > onNewCard.length
    ? `${newCardText} ${text('limits.restAtOnce')}`
    : newCardText;
}
