'use client';
import { Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { RadioCards, type RadioCardOption } from '../../primitives/RadioCards/index.ts';
import { useFormMode } from '../form/index.ts';

interface FormRadioProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly options: readonly RadioCardOption<string>[];
}

/** One of a few kinds that each need a line of explanation, in the surrounding form. */
export function FormRadio<Values extends FieldValues>({
  name,
  label,
  options,
}: FormRadioProps<Values>) {
  const { isReadOnly, isDisabled } = useFormMode();
  return (
    <Controller<Values>
      name={name}
      render={({ field, fieldState }) => (
        <RadioCards
          label={label}
          options={options}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          error={fieldState.error?.message}
          isDisabled={isDisabled || isReadOnly}
        />
      )}
    />
  );
}
