'use client';
import { useCallback, type ReactNode } from 'react';
import {
  useController,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { useFormMode } from './formMode.ts';

export interface NamedField<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Defaults to what the form's schema requires. */
  readonly isRequired?: boolean;
}

type BoundField<Values extends FieldValues, Name extends FieldPath<Values>> = ControllerRenderProps<
  Values,
  Name
>;

export interface BoundControl<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
> extends Pick<BoundField<Values, Name>, 'value' | 'onChange' | 'onBlur'> {
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

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
