'use client';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { RadioCards, type RadioCardOption } from '../primitives/RadioCards/index.ts';
import { textOf, useFormField } from './useFormField.ts';

interface FormRadioProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly options: readonly RadioCardOption<string>[];
}

/** Radio cards of the surrounding form, for a few options that each need an explanation. */
export function FormRadio<Values extends FieldValues>({ name, ...rest }: FormRadioProps<Values>) {
  const field = useFormField<Values>(name);
  return <RadioCards {...rest} {...field} value={textOf(field.value)} />;
}
