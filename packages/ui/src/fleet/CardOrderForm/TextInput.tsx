'use client';
import { Controller, type FieldPath } from 'react-hook-form';
import { TextField } from '../../primitives/TextField/index.ts';
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
export function TextInput({ name, ...field }: TextInputProps) {
  return (
    <Controller<OrderDraft>
      name={name}
      render={({ field: bound, fieldState }) => (
        <TextField
          {...field}
          ref={bound.ref}
          name={bound.name}
          value={typeof bound.value === 'string' ? bound.value : ''}
          onChange={bound.onChange}
          onBlur={bound.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
