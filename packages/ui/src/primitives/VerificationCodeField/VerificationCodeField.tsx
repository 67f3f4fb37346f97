'use client';
import { useEffect, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria';
import { Input, TextField } from 'react-aria-components';
import { classes, useValue, type HostProps } from '../../host/index.ts';
import { FieldFrame } from '../Field/index.ts';
import { digitBoxes } from '../Field/digitBoxes.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './VerificationCodeField.css.ts';

const BOXES = [0, 1, 2, 3, 4, 5] as const;

export interface VerificationCodeFieldProps extends HostProps<HTMLInputElement> {
  readonly label: ReactNode;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((digits: string) => void) | undefined;
  /** Called with the code once all digits are entered. */
  readonly onComplete?: (digits: string) => void;
  readonly digits?: 4 | 6;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly isDisabled?: boolean;
  /** Takes focus on mounting, for a field that appears as the next step. */
  readonly hasInitialFocus?: boolean;
  /** @deprecated Use `hasInitialFocus`. */
  readonly focusOnMount?: boolean;
  readonly name?: string;
}

/**
 * A one-time code input: a single field for people, password managers, and screen readers, drawn as
 * one box per digit. Accepts pasted codes with spaces or dashes.
 */
export function VerificationCodeField(props: VerificationCodeFieldProps) {
  const { label, onComplete, digits = 6, help, error, isDisabled = false, name = 'code' } = props;
  const { focusOnMount = false, hasInitialFocus = focusOnMount, className, ref } = props;
  const [value, onChange] = useValue(props.value, props.defaultValue ?? '', props.onChange);
  const input = useObjectRef(ref);
  useEffect(() => {
    if (hasInitialFocus) input.current?.focus();
  }, [hasInitialFocus, input]);
  const { nextAt, change, paste } = digitBoxes({ count: digits, value, onChange, onComplete });
  return (
    <TextField
      value={value}
      onChange={change}
      name={name}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes(field.field, className)}
    >
      <FieldFrame label={label} help={help} error={error}>
        <div className={css.place}>
          <div className={css.boxes} aria-hidden="true">
            {BOXES.slice(0, digits).map((index) => (
              <span key={index} className={index === nextAt ? `${css.box} ${css.next}` : css.box} />
            ))}
          </div>
          <div className={css.clip}>
            <Input
              ref={input}
              className={css.input}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              onPaste={paste}
            />
          </div>
        </div>
      </FieldFrame>
    </TextField>
  );
}
