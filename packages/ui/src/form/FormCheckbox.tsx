'use client';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Checkbox } from '../primitives/Checkbox/index.ts';
import * as css from '../primitives/CheckboxGroup/CheckboxGroup.css.ts';
import { useFormMode } from './formMode.ts';
import { useFormField } from './useFormField.ts';

export interface FormCheckboxProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly children: ReactNode;
  /** Why the checkbox cannot be changed; disables it. */
  readonly disabledReason?: string | undefined;
}

/** A checkbox of the surrounding form. */
export function FormCheckbox<Values extends FieldValues>(props: FormCheckboxProps<Values>) {
  const { name, children, disabledReason } = props;
  const { isReadOnly, isDisabled } = useFormMode();
  const { value, onChange } = useFormField<Values>(name);
  return (
    <Checkbox
      isSelected={Boolean(value)}
      onChange={onChange}
      isDisabled={isDisabled || disabledReason !== undefined}
      isReadOnly={isReadOnly}
    >
      {disabledReason === undefined ? (
        children
      ) : (
        <span className={css.text}>
          {children}
          <span className={css.help}>{disabledReason}</span>
        </span>
      )}
    </Checkbox>
  );
}
