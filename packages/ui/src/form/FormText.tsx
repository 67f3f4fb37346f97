'use client';
import type { FieldValues } from 'react-hook-form';
import { GallonsField, MoneyField } from '../primitives/MoneyField/index.ts';
import { TextField } from '../primitives/TextField/index.ts';
import { useText } from '../provider/index.ts';
import { useFormMode } from './formMode.ts';
import { isRequiredField } from './requiredField.ts';
import { textOf, useFormField, type NamedField } from './useFormField.ts';

export interface FormTextProps<Values extends FieldValues> extends NamedField<Values> {
  readonly kind?: 'text' | 'code' | 'phone' | 'url' | 'count' | 'decimal' | 'money' | 'gallons';
  readonly unit?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  /** The on-screen keyboard, if it is not that of the `kind`. */
  readonly inputMode?: 'numeric';
  /** Follows the label of an optional field; null for nothing. Defaults to "optional". */
  readonly optionalText?: string | null | undefined;
}

const LOOKS = {
  text: {},
  code: { look: 'code' },
  phone: { type: 'tel' },
  url: { type: 'url' },
  count: { look: 'number', inputMode: 'numeric' },
  decimal: { look: 'number', inputMode: 'decimal' },
} as const;

/** A text field of the surrounding form. Money, gallons, and counts stay text until checked. */
export function FormText<Values extends FieldValues>(props: FormTextProps<Values>) {
  const text = useText();
  const { name, kind = 'text', unit, optionalText = text('form.optional'), ...rest } = props;
  const { isReadOnly, isDisabled, schema } = useFormMode();
  const { isRequired = schema !== undefined && isRequiredField(schema, name) } = props;
  const field = useFormField<Values>(name);
  const shared = {
    ...rest,
    ...field,
    name,
    value: textOf(field.value),
    isRequired,
    isReadOnly,
    isDisabled,
    optionalText: isRequired || isReadOnly ? undefined : (optionalText ?? undefined),
  };
  if (kind === 'money') return <MoneyField {...shared} />;
  if (kind === 'gallons') return <GallonsField {...shared} />;
  return <TextField {...shared} {...LOOKS[kind]} suffix={unit} />;
}
