'use client';
import type { ReactNode } from 'react';
import { Minus, Plus } from 'lucide-react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaProps,
} from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import { FieldFrame } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './NumberField.css.ts';

export interface NumberFieldProps
  extends
    Omit<
      AriaProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'formatOptions'
    >,
    HostProps<HTMLInputElement> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Error message; makes the field invalid. */
  readonly error?: ReactNode;
  readonly optionalText?: string | undefined;
  /** Shown after the number: "days". */
  readonly suffix?: ReactNode;
}

/**
 * A whole number with step buttons. For money and fuel, where a JavaScript number could lose
 * precision, use `MoneyField` and `GallonsField`.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, help, error, optionalText, suffix, className, ref, ...rest } = props;
  return (
    <AriaNumberField
      {...rest}
      formatOptions={{ maximumFractionDigits: 0 }}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes(field.field, className)}
    >
      <FieldFrame label={label} help={help} error={error} optionalText={optionalText}>
        <Group className={`${field.box} ${css.box}`}>
          <Button slot="decrement" className={css.step}>
            <Minus size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
          <Input ref={ref ?? null} className={`${field.input} ${css.figure}`} />
          {suffix !== undefined && <span className={field.affix}>{suffix}</span>}
          <Button slot="increment" className={css.step}>
            <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
