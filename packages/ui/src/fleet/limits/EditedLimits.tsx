'use client';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { limitFields, type PurchaseLimits } from '@forecourt/validation';
import { limitsOf, type LimitDraft } from './draft.ts';

/** Shows something that depends on the limits as typed; null: they are not valid yet. */
export type WithEditedLimits = (limits: PurchaseLimits | null) => ReactNode;

/** The limits of the surrounding form, passed to what is below its fields. */
export function EditedLimits({ children }: { readonly children: WithEditedLimits }) {
  const { control } = useFormContext<LimitDraft>();
  const draft = useWatch({ control, compute: (values: LimitDraft) => values });
  const limits = limitsOf(draft);
  return children(limitFields.safeParse(limits).success ? limits : null);
}
