'use client';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fitInto } from './fitInto.ts';

/** Props for hosts that save drafts. */
export interface DraftProps {
  /** The saved draft; the parts that fit are restored once it arrives. */
  readonly restored?: unknown;
  /** Called with the form's values on every change. */
  readonly onTyped?: ((draft: unknown) => void) | undefined;
}

/** Reports changes to the host and restores a saved draft. */
export function useSavedDraft<Draft extends FieldValues>(
  { subscribe, reset, getValues }: UseFormReturn<Draft>,
  { restored, onTyped }: DraftProps,
): void {
  useEffect(() => {
    if (!onTyped) return undefined;
    return subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) });
  }, [subscribe, onTyped]);
  useEffect(() => {
    if (restored === undefined) return;
    // Keeps the default values, so that the restored form is dirty.
    reset(fitInto(getValues(), restored), { keepDefaultValues: true });
  }, [restored, reset, getValues]);
}
