'use client';
import type { ReactNode, Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField,
  type TextFieldProps as AriaProps,
} from 'react-aria-components';
import { FieldFrame } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends Omit<
  AriaProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'type'
> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** What is wrong, in words; the field is then invalid. */
  readonly error?: ReactNode;
  readonly optionalText?: string | undefined;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Some lines of text; it grows with what is typed. */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, optionalText, placeholder, ref, ...rest } = props;
  return (
    <TextField
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame label={label} help={help} error={error} optionalText={optionalText}>
        <AriaTextArea
          ref={ref ?? null}
          {...(placeholder === undefined ? {} : { placeholder })}
          className={css.area}
        />
      </FieldFrame>
    </TextField>
  );
}
