'use client';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormField, type BoundControl } from './useFormField.ts';

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly name: Name;
  readonly children: (field: BoundControl<Values, Name>) => ReactNode;
}

/** Binds any control: `<FormField name="state">{(field) => <RegionField {...field} …/>}</FormField>`. */
export const FormField = <Values extends FieldValues, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Name>,
) => props.children(useFormField<Values, Name>(props.name));
