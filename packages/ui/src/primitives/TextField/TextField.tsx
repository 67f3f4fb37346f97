'use client';
import { useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { useTextField, type AriaTextFieldProps } from 'react-aria/useTextField';
import { classes, useMergedRefs, type HostProps } from '../../host/index.ts';
import { FieldFrame } from '../Field/index.ts';
import * as css from '../Field/Field.css.ts';

export interface TextFieldProps
  extends
    Omit<
      AriaTextFieldProps,
      | 'label'
      | 'description'
      | 'errorMessage'
      | 'placeholder'
      | 'isInvalid'
      | 'validate'
      | 'validationBehavior'
    >,
    HostProps<HTMLInputElement> {
  readonly label?: ReactNode;
  readonly help?: ReactNode;
  /** Error message; makes the field invalid. */
  readonly error?: ReactNode;
  readonly aside?: ReactNode;
  readonly optionalText?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Shown inside the box, before the text: a currency, an icon. */
  readonly prefix?: ReactNode;
  /** Shown inside the box, after the text: a unit, a button. */
  readonly suffix?: ReactNode;
  readonly size?: 'default' | 'large';
  /** `number` is right-aligned; `code` is monospaced. */
  readonly look?: 'text' | 'number' | 'code';
  readonly inputProps?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'list' | 'spellCheck' | 'autoCapitalize' | 'enterKeyHint'
  >;
}

const looks = { text: '', number: css.numeric, code: css.mono } as const;

/**
 * A single line of text. The parent validates; the field shows and announces the error. Uses
 * react-aria's hook, because a page of fields takes 50% longer with the library's component.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    help,
    error,
    aside,
    optionalText,
    placeholder,
    prefix,
    suffix,
    size,
    look = 'text',
    inputProps: extraInputProps,
    ref,
    className,
    ...rest
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  const { inputProps, ...parts } = useTextField(
    { ...rest, label, description: help, errorMessage: error, isInvalid: Boolean(error) },
    input,
  );
  return (
    <div className={classes(css.field, className)}>
      <FieldFrame {...{ label, aside, help, error, optionalText, parts }}>
        <div
          role="presentation"
          data-invalid={error ? true : undefined}
          data-disabled={rest.isDisabled || undefined}
          className={classes(css.box, size === 'large' && css.boxLarge)}
        >
          {prefix !== undefined && <span className={css.affix}>{prefix}</span>}
          <input
            {...inputProps}
            {...extraInputProps}
            ref={inputRef}
            placeholder={placeholder}
            className={`${css.input} ${looks[look]}`}
          />
          {suffix !== undefined && <span className={css.affix}>{suffix}</span>}
        </div>
      </FieldFrame>
    </div>
  );
}
