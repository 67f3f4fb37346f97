'use client';
import { createContext, useCallback, useContext, type ReactNode } from 'react';
import {
  useController,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { Checkbox } from '../primitives/Checkbox/index.ts';
import * as css from '../primitives/CheckboxGroup/CheckboxGroup.css.ts';
import { GallonsField, MoneyField } from '../primitives/MoneyField/index.ts';
import { MultiSelect, type MultiSelectProps } from '../primitives/MultiSelect/index.ts';
import { Select, type SelectOption } from '../primitives/Select/index.ts';
import { Switch } from '../primitives/Switch/index.ts';
import { TextField } from '../primitives/TextField/index.ts';
import { RadioCards, type RadioCardOption } from '../primitives/RadioCards/index.ts';
import { useText } from '../provider/index.ts';
import { isRequiredField, type EntitySchema } from './requiredField.ts';

/** State shared by all fields of a form. */
export interface FormMode {
  /** Fields can be read but not changed. */
  readonly isReadOnly: boolean;
  /** Fields cannot be used, for example while the form is saving. */
  readonly isDisabled: boolean;
  /** Determines which fields are required. */
  readonly schema?: EntitySchema | undefined;
}
export const FormModeContext = createContext<FormMode>({ isReadOnly: false, isDisabled: false });
export const useFormMode = (): FormMode => useContext(FormModeContext);

type BoundField<Values extends FieldValues, Name extends FieldPath<Values>> = ControllerRenderProps<
  Values,
  Name
>;
interface BoundControl<Values extends FieldValues, Name extends FieldPath<Values>> extends Pick<
  BoundField<Values, Name>,
  'value' | 'onChange' | 'onBlur'
> {
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  /** For the control, or the group of controls, that takes focus if its error is the first. */
  readonly ref: (element: HTMLElement | null) => void;
}

const CONTROL = 'input, textarea, button, [role="spinbutton"]';

const controlIn = (element: HTMLElement): HTMLElement | null =>
  element.matches(CONTROL) ? element : element.querySelector<HTMLElement>(CONTROL);

/** The message of a field's error, or of the first item in error if it holds a list. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  if ('root' in error) return messageIn(error.root);
  return Array.isArray(error) ? messageIn(error.find(Boolean)) : undefined;
}

/**
 * Binds a control to a field of the surrounding form: value, error, whether it is disabled, and
 * focus if its error is the first. Spread it on the control.
 */
export function useFormField<
  Values extends FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
>(name: Name): BoundControl<Values, Name> {
  const { field, fieldState } = useController<Values, Name>({ name });
  const { value, onChange, onBlur, ref: bind } = field;
  const { isReadOnly, isDisabled } = useFormMode();
  const error = messageIn(fieldState.error);
  const ref = useCallback(
    (element: HTMLElement | null) => bind(element && { focus: () => controlIn(element)?.focus() }),
    [bind],
  );
  return { value, onChange, onBlur, error, isDisabled: isDisabled || isReadOnly, ref };
}

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly name: Name;
  readonly children: (field: BoundControl<Values, Name>) => ReactNode;
}

/** Binds any control: `<FormField name="state">{(field) => <RegionField {...field} …/>}</FormField>`. */
export const FormField = <Values extends FieldValues, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Name>,
) => props.children(useFormField<Values, Name>(props.name));

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface NamedField<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Defaults to what the form's schema requires. */
  readonly isRequired?: boolean;
}

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

interface FormRadioProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly options: readonly RadioCardOption<string>[];
}

/** Radio cards of the surrounding form, for a few options that each need an explanation. */
export function FormRadio<Values extends FieldValues>({ name, ...rest }: FormRadioProps<Values>) {
  const field = useFormField<Values>(name);
  return <RadioCards {...rest} {...field} value={textOf(field.value)} />;
}

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
