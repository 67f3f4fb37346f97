'use client';
import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import { FieldFrame } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './RadioCards.css.ts';

export interface RadioCardOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioCardsProps<Value extends string> extends HostProps<HTMLDivElement> {
  readonly label: ReactNode;
  readonly options: readonly RadioCardOption<Value>[];
  /** Selected value, '' for none; if omitted, the cards are uncontrolled. */
  readonly value?: Value | '' | undefined;
  readonly defaultValue?: Value | undefined;
  readonly onChange?: ((value: Value) => void) | undefined;
  readonly error?: ReactNode;
  readonly isDisabled?: boolean;
}

/** Selects one of a few options that each need a line of explanation. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, options, value, defaultValue, onChange, error, isDisabled = false } = props;
  const { className, ref } = props;
  return (
    <RadioGroup
      ref={ref}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange?.(chosen.value);
      }}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      className={classes(field.field, className)}
    >
      <FieldFrame label={label} error={error}>
        <div className={css.cards}>
          {options.map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              className={css.card}
            >
              <span className={css.dot} />
              <span className={css.text}>
                <span className={css.label}>
                  {option.icon}
                  {option.label}
                </span>
                {option.help !== undefined && <span className={css.help}>{option.help}</span>}
              </span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}
