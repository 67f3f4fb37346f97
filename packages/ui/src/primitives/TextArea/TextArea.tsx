'use client';
import type { ReactNode } from 'react';
import {
  TextArea as AriaTextArea,
  TextField,
  type TextFieldProps as AriaProps,
} from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import { FieldFrame } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps
  extends
    Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'type' | 'ref'>,
    HostProps<HTMLTextAreaElement> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Error message; makes the field invalid. */
  readonly error?: ReactNode;
  readonly optionalText?: string | undefined;
  readonly placeholder?: string;
}

/** Multiline text; grows as people type. */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, optionalText, placeholder, className, ref, ...rest } = props;
  return (
    <TextField
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes(field.field, className)}
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
