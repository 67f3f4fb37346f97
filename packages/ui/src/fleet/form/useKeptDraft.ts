'use client';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fitInto } from './fitInto.ts';

/** What a host that keeps drafts gives to a form. */
export interface KeptDraft {
  /** The kept draft. Once it arrives, the parts that fit are put into the fields. */
  readonly restored?: unknown;
  /** Called with the fields' content at every change. */
  readonly onTyped?: ((draft: unknown) => void) | undefined;
}

/** Tells the host what is typed, and puts back what it kept. */
export function useKeptDraft<Draft extends FieldValues>(
  { subscribe, reset, getValues }: UseFormReturn<Draft>,
  { restored, onTyped }: KeptDraft,
): void {
  useEffect(() => {
    if (!onTyped) return undefined;
    return subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) });
  }, [subscribe, onTyped]);
  useEffect(() => {
    if (restored === undefined) return;
    // against what the form began with, it is changed
    reset(fitInto(getValues(), restored), { keepDefaultValues: true });
  }, [restored, reset, getValues]);
}
