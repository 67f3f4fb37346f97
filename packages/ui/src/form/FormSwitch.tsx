'use client';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Switch } from '../primitives/Switch/index.ts';
import { useFormField } from './useFormField.ts';

export interface FormSwitchProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly children: ReactNode;
}

/** A switch of the surrounding form. */
export function FormSwitch<Values extends FieldValues>(props: FormSwitchProps<Values>) {
  const { value, onChange, isDisabled } = useFormField<Values>(props.name);
  return (
    <Switch isSelected={Boolean(value)} onChange={onChange} isDisabled={isDisabled}>
      {props.children}
    </Switch>
  );
}
