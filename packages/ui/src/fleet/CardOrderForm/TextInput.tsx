'use client';
import type { FieldPath } from 'react-hook-form';
import { TextField } from '../../primitives/TextField/index.ts';
import { textOf, useFormField } from '../form/index.ts';
import type { OrderDraft } from './draft.ts';

interface TextInputProps {
  readonly name: FieldPath<OrderDraft>;
  readonly label: string;
  readonly help?: string;
  readonly isRequired?: boolean;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  readonly autoComplete?: string;
}

/** A text field of the order form. */
export function TextInput({ name, ...props }: TextInputProps) {
  const field = useFormField<OrderDraft>(name);
  return <TextField {...props} {...field} name={name} value={textOf(field.value)} />;
}
