'use client';
import type { ReactNode } from 'react';
import {
  Group,
  Input,
  TextField as AriaTextField,
  type InputProps,
  type TextFieldProps as AriaProps,
} from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import { FieldFrame } from '../Field/index.ts';
import * as css from '../Field/Field.css.ts';

export interface TextFieldProps
  extends
    Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'ref'>,
    HostProps<HTMLInputElement> {
  readonly label?: ReactNode;
  readonly help?: ReactNode;
  /** What is wrong, in words; the field is then invalid. */
  readonly error?: ReactNode;
  readonly aside?: ReactNode;
  readonly optionalText?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Inside the box, before what is typed: a currency, an icon. */
  readonly prefix?: ReactNode;
  /** Inside the box, after what is typed: a unit, a button. */
  readonly suffix?: ReactNode;
  readonly size?: 'default' | 'large';
  /** `number` aligns right, `code` is monospaced. */
  readonly look?: 'text' | 'number' | 'code';
  readonly inputProps?: Pick<InputProps, 'list' | 'spellCheck' | 'autoCapitalize' | 'enterKeyHint'>;
}

const looks = { text: '', number: css.numeric, code: css.mono } as const;

/** One line of text. The parent says what is wrong; the field shows and announces it. */
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
    inputProps,
    ref,
    className,
    ...rest
  } = props;
  const box = size === 'large' ? `${css.box} ${css.boxLarge}` : css.box;
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes(css.field, className)}
    >
      <FieldFrame label={label} aside={aside} help={help} error={error} optionalText={optionalText}>
        <Group className={box}>
          {prefix !== undefined && <span className={css.affix}>{prefix}</span>}
          <Input
            {...inputProps}
            ref={ref ?? null}
            {...(placeholder === undefined ? {} : { placeholder })}
            className={`${css.input} ${looks[look]}`}
          />
          {suffix !== undefined && <span className={css.affix}>{suffix}</span>}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
