'use client';
import { createContext, useContext, type ReactNode } from 'react';
import {
  useController,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import * as css from '../../primitives/CheckboxGroup/CheckboxGroup.css.ts';
import { GallonsField, MoneyField } from '../../primitives/MoneyField/index.ts';
import { MultiSelect, type MultiSelectProps } from '../../primitives/MultiSelect/index.ts';
import { Select, type SelectOption } from '../../primitives/Select/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { RadioCards, type RadioCardOption } from '../../primitives/RadioCards/index.ts';
import { useText } from '../../provider/index.ts';
import { isNeeded, type EntitySchema } from './entity.ts';

/** What every field of a form shares. */
export interface FormMode {
  /** People can read the form, but not change it. */
  readonly isReadOnly: boolean;
  /** Nothing in the form can be used, for example while it is saving. */
  readonly isDisabled: boolean;
  /** Says which fields have to be filled in. */
  readonly schema?: EntitySchema | undefined;
}
export const FormModeContext = createContext<FormMode>({ isReadOnly: false, isDisabled: false });
export const useFormMode = (): FormMode => useContext(FormModeContext);

type Bound<Values extends FieldValues, Name extends FieldPath<Values>> = ControllerRenderProps<
  Values,
  Name
>;
interface FormField<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly field: Pick<Bound<Values, Name>, 'value' | 'onChange' | 'onBlur'> & {
    readonly error: string | undefined;
    readonly isDisabled: boolean;
  };
  /** For the control that takes focus when its error is the first. */
  readonly ref: Bound<Values, Name>['ref'];
}

/** What a control of the surrounding form is bound to, its error, and whether it can be changed. */
export function useFormField<
  Values extends FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
>(name: Name): FormField<Values, Name> {
  const { field, fieldState } = useController<Values, Name>({ name });
  const { value, onChange, onBlur, ref } = field;
  const { isReadOnly, isDisabled } = useFormMode();
  const error = fieldState.error?.message;
  return { field: { value, onChange, onBlur, error, isDisabled: isDisabled || isReadOnly }, ref };
}

/** For a group of choices or the parts of a date: the first of them takes the focus. */
export const withFirst =
  (ref: (target: { readonly focus: () => void } | null) => void) =>
  (group: HTMLElement | null): void =>
    ref(
      group && {
        focus: () => group.querySelector<HTMLElement>('input, [role="spinbutton"]')?.focus(),
      },
    );

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface NamedField<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Default: what the form's schema says of it. */
  readonly isRequired?: boolean;
}

export interface FormTextProps<Values extends FieldValues> extends NamedField<Values> {
  readonly kind?: 'text' | 'code' | 'phone' | 'count' | 'decimal' | 'money' | 'gallons';
  readonly unit?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  /** Follows the label of a field that can be left blank; default "optional". */
  readonly optionalText?: string | undefined;
}

const LOOKS = {
  text: {},
  code: { look: 'code' },
  phone: { type: 'tel' },
  count: { look: 'number', inputMode: 'numeric' },
  decimal: { look: 'number', inputMode: 'decimal' },
} as const;

/** A text field of the surrounding form; money, fuel, and counts stay text until checked. */
export function FormText<Values extends FieldValues>(props: FormTextProps<Values>) {
  const { name, kind = 'text', unit, optionalText, ...others } = props;
  const text = useText();
  const { isReadOnly, isDisabled, schema } = useFormMode();
  const { isRequired = schema !== undefined && isNeeded(schema, name) } = props;
  const { field, ref } = useFormField<Values>(name);
  const shared = {
    ...others,
    ...field,
    ref,
    name,
    value: textOf(field.value),
    isRequired,
    isReadOnly,
    isDisabled,
    optionalText: isRequired || isReadOnly ? undefined : (optionalText ?? text('form.optional')),
  };
  if (kind === 'money') return <MoneyField {...shared} />;
  if (kind === 'gallons') return <GallonsField {...shared} />;
  return <TextField {...shared} {...LOOKS[kind]} suffix={unit} />;
}

export interface FormChoiceProps<Values extends FieldValues> extends NamedField<Values> {
  readonly options: readonly SelectOption[];
  /** Default "Choose…". */
  readonly placeholder?: string;
}

/** One of several values, in the surrounding form. */
export function FormChoice<Values extends FieldValues>(props: FormChoiceProps<Values>) {
  const { name, placeholder, ...others } = props;
  const text = useText();
  const { schema } = useFormMode();
  const { isRequired = schema !== undefined && isNeeded(schema, name) } = props;
  const { field, ref } = useFormField<Values>(name);
  return (
    <Select
      {...others}
      {...field}
      ref={ref}
      value={textOf(field.value)}
      isRequired={isRequired}
      placeholder={placeholder ?? text('form.choose')}
    />
  );
}

interface FormRadioProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly options: readonly RadioCardOption<string>[];
}

/** One of a few kinds that each need a line of explanation, in the surrounding form. */
export function FormRadio<Values extends FieldValues>({ name, ...others }: FormRadioProps<Values>) {
  const { field, ref } = useFormField<Values>(name);
  return <RadioCards {...others} {...field} ref={withFirst(ref)} value={textOf(field.value)} />;
}

export interface FormCheckboxProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly children: ReactNode;
  /** Why it stays as it is. */
  readonly disabledReason?: string | undefined;
}

/** Yes or no, in the surrounding form. */
export function FormCheckbox<Values extends FieldValues>(props: FormCheckboxProps<Values>) {
  const { name, children, disabledReason } = props;
  const { isReadOnly, isDisabled } = useFormMode();
  const { value, onChange } = useFormField<Values>(name).field;
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
        <span className={css.words}>
          {children}
          <span className={css.help}>{disabledReason}</span>
        </span>
      )}
    </Checkbox>
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
  const { name, ...others } = props;
  const { field, ref } = useFormField<Values>(name);
  return (
    <MultiSelect
      {...others}
      {...field}
      ref={ref}
      hasTags
      onChange={(value) => field.onChange([...value])}
    />
  );
}
