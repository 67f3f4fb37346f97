'use client';
import type { FieldValues } from 'react-hook-form';
import { Select, type SelectOption } from '../primitives/Select/index.ts';
import { useText } from '../provider/index.ts';
import { useFormMode } from './formMode.ts';
import { isRequiredField } from './requiredField.ts';
import { textOf, useFormField, type NamedField } from './useFormField.ts';

export interface FormChoiceProps<Values extends FieldValues> extends NamedField<Values> {
  readonly options: readonly SelectOption[];
  /** Defaults to "Choose…". */
  readonly placeholder?: string;
}

/** A select of the surrounding form. */
export function FormChoice<Values extends FieldValues>(props: FormChoiceProps<Values>) {
  const { name, placeholder, ...rest } = props;
  const text = useText();
  const { schema } = useFormMode();
  const { isRequired = schema !== undefined && isRequiredField(schema, name) } = props;
  const field = useFormField<Values>(name);
  return (
    <Select
      {...rest}
      {...field}
      value={textOf(field.value)}
      isRequired={isRequired}
      placeholder={placeholder ?? text('form.choose')}
    />
  );
}
