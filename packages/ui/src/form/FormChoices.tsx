'use client';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { MultiSelect, type MultiSelectProps } from '../primitives/MultiSelect/index.ts';
import { useFormField } from './useFormField.ts';

export interface FormChoicesProps<Values extends FieldValues> extends Pick<
  MultiSelectProps,
  'label' | 'help' | 'placeholder' | 'options' | 'optionalText'
> {
  readonly name: FieldPath<Values>;
}

/** A multi-select of the surrounding form, with a tag for each selected value. */
export function FormChoices<Values extends FieldValues>(props: FormChoicesProps<Values>) {
  const { name, ...rest } = props;
  const field = useFormField<Values>(name);
  return (
    <MultiSelect {...rest} {...field} hasTags onChange={(value) => field.onChange([...value])} />
  );
}
