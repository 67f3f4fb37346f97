'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { GallonsField, MoneyField } from '../../primitives/MoneyField/index.ts';
import { MultiSelect, type MultiSelectProps } from '../../primitives/MultiSelect/index.ts';
import { Select, type SelectOption } from '../../primitives/Select/index.ts';
import { TextField, type TextFieldProps } from '../../primitives/TextField/index.ts';
import { useText } from '../../provider/index.ts';

/** What every field of a form shares. */
export interface FormMode {
  /** People can read the form, but not change it. */
  readonly isReadOnly: boolean;
  /** Nothing in the form can be used, for example while it is saving. */
  readonly isDisabled: boolean;
}
export const FormModeContext = createContext<FormMode>({ isReadOnly: false, isDisabled: false });
export const useFormMode = (): FormMode => useContext(FormModeContext);

interface NamedField<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly isRequired?: boolean;
}

export interface FormTextProps<Values extends FieldValues> extends NamedField<Values> {
  readonly kind?: 'text' | 'code' | 'count' | 'money' | 'gallons';
  readonly unit?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  /** Follows the label of a field that can be left blank; default "optional". */
  readonly optionalText?: string | undefined;
}

const KINDS = { text: TextField, code: TextField, count: TextField } as const;

/** A text field of the surrounding form; money, fuel, and counts stay text until checked. */
export function FormText<Values extends FieldValues>(props: FormTextProps<Values>) {
  const { name, kind = 'text', unit, isRequired = false, optionalText, ...field } = props;
  const text = useText();
  const { isReadOnly, isDisabled } = useFormMode();
  const look: Partial<TextFieldProps> =
    kind === 'code' ? { look: 'code' } : kind === 'count' ? { look: 'number' } : {};
  return (
    <Controller<Values>
      name={name}
      render={({ field: bound, fieldState }) => {
        const shared = {
          ...field,
          ref: bound.ref,
          name: bound.name,
          value: typeof bound.value === 'string' ? bound.value : '',
          onChange: bound.onChange,
          onBlur: bound.onBlur,
          error: fieldState.error?.message,
          isRequired,
          isReadOnly,
          isDisabled,
          optionalText:
            isRequired || isReadOnly ? undefined : (optionalText ?? text('form.optional')),
        };
        if (kind === 'money') return <MoneyField {...shared} />;
        if (kind === 'gallons') return <GallonsField {...shared} />;
        const Field = KINDS[kind];
        return (
          <Field
            {...shared}
            {...look}
            {...(kind === 'count' ? { inputMode: 'numeric', suffix: unit } : {})}
          />
        );
      }}
    />
  );
}

export interface FormChoiceProps<Values extends FieldValues> extends NamedField<Values> {
  readonly options: readonly SelectOption[];
}

/** One of several values, in the surrounding form. */
export function FormChoice<Values extends FieldValues>(props: FormChoiceProps<Values>) {
  const { name, isRequired = false, ...field } = props;
  const text = useText();
  const { isReadOnly, isDisabled } = useFormMode();
  return (
    <Controller<Values>
      name={name}
      render={({ field: bound, fieldState }) => (
        <Select
          {...field}
          ref={bound.ref}
          value={typeof bound.value === 'string' ? bound.value : ''}
          onChange={bound.onChange}
          onBlur={bound.onBlur}
          isRequired={isRequired}
          isDisabled={isDisabled || isReadOnly}
          placeholder={text('form.choose')}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

export interface FormCheckboxProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly children: ReactNode;
}

/** Yes or no, in the surrounding form. */
export function FormCheckbox<Values extends FieldValues>(props: FormCheckboxProps<Values>) {
  const { name, children } = props;
  const { isReadOnly, isDisabled } = useFormMode();
  return (
    <Controller<Values>
      name={name}
      render={({ field: bound }) => (
        <Checkbox
          isSelected={Boolean(bound.value)}
          onChange={bound.onChange}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
        >
          {children}
        </Checkbox>
      )}
    />
  );
}

export interface FormChoicesProps<Values extends FieldValues> extends Pick<
  MultiSelectProps,
  'label' | 'help' | 'placeholder' | 'options' | 'optionalText'
> {
  readonly name: FieldPath<Values>;
}

/** Some of many values, each shown as a tag, in the surrounding form. */
export function FormChoices<Values extends FieldValues>(props: FormChoicesProps<Values>) {
  const { name, ...field } = props;
  const { isReadOnly, isDisabled } = useFormMode();
  return (
    <Controller<Values>
      name={name}
      render={({ field: bound, fieldState }) => (
        <MultiSelect
          {...field}
          hasTags
          value={bound.value}
          onChange={(value) => bound.onChange([...value])}
          onBlur={bound.onBlur}
          isDisabled={isDisabled || isReadOnly}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
