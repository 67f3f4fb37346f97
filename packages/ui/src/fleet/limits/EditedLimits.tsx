'use client';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { limitFields, type PurchaseLimits } from '@forecourt/validation';
import { limitsOf, type LimitDraft } from './draft.ts';

/** Shows something that depends on the limits as they are typed; null: they do not pass yet. */
export type WithEditedLimits = (limits: PurchaseLimits | null) => ReactNode;

/** The limits of the form around it, handed to what stands below its fields. */
export function EditedLimits({ children }: { readonly children: WithEditedLimits }) {
  const { control } = useFormContext<LimitDraft>();
  const draft = useWatch({ control, compute: (values: LimitDraft) => values });
  const limits = limitsOf(draft);
  return children(limitFields.safeParse(limits).success ? limits : null);
}
