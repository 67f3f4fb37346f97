'use client';
import type { ReactNode } from 'react';
import { FormProvider, useWatch, type FieldValues } from 'react-hook-form';
import { FormModeContext, type FormMode } from './formMode.ts';
import type { RuledForm } from './useRuledForm.ts';

interface FormFieldsProps<Draft extends FieldValues> extends Partial<FormMode> {
  /** As from `useRuledForm`. */
  readonly form: RuledForm<Draft>;
  readonly children: ReactNode;
}

/** Binds the fields in it to a form, wherever its buttons are. */
export function FormFields<Draft extends FieldValues>(props: FormFieldsProps<Draft>) {
  const { form, isReadOnly = false, isDisabled = false, schema, children } = props;
  return (
    <FormProvider {...form}>
      <FormModeContext value={{ isReadOnly, isDisabled, schema }}>{children}</FormModeContext>
    </FormProvider>
  );
}

/** A form's values, as typed. */
export const useTyped = <Draft extends FieldValues>({ control }: RuledForm<Draft>): Draft =>
  // A copy, because react-hook-form changes nested values in place.
  useWatch({ control, compute: (values: Draft) => structuredClone(values) });
