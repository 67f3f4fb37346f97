'use client';
import type { ReactNode } from 'react';
import { useObjectRef } from 'react-aria';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import { FieldFrame } from '../Field/index.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps
  extends
    Omit<
      SwitchFieldProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'inputRef'
    >,
    HostProps<HTMLInputElement> {
  /** What is on or off; without it, set `aria-label`. */
  readonly children?: ReactNode;
  readonly help?: ReactNode;
  /** Error message; makes the switch invalid. */
  readonly error?: ReactNode;
}

/** Turns something on or off immediately. In a form with a Save button, use Checkbox. */
export function Switch({ children, help, error, className, ref, ...rest }: SwitchProps) {
  const input = useObjectRef(ref);
  return (
    <SwitchField
      {...rest}
      inputRef={input}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes(css.field, className)}
    >
      <SwitchButton className={css.button}>
        <span className={css.track}>
          <span className={css.knob} />
        </span>
        {children}
      </SwitchButton>
      {(error || help !== undefined) && (
        <div className={css.below}>
          <FieldFrame help={help} error={error}>
            {null}
          </FieldFrame>
        </div>
      )}
    </SwitchField>
  );
}
