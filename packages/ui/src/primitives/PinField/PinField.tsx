'use client';
import { useState, type ReactNode } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Input, TextField } from 'react-aria-components';
import { classes, useValue, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { IconButton } from '../Button/index.ts';
import { FieldFrame } from '../Field/index.ts';
import { digitBoxes } from '../Field/digitBoxes.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './PinField.css.ts';

/** A PIN has exactly four digits. [PID-10] */
const BOXES = [0, 1, 2, 3] as const;

export interface PinFieldProps extends HostProps<HTMLInputElement> {
  readonly label: ReactNode;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((digits: string) => void) | undefined;
  readonly onBlur?: () => void;
  /** Called with the PIN once all digits are entered. */
  readonly onComplete?: (digits: string) => void;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * A PIN input: a single field, drawn as four boxes whose digits are hidden until the person shows
 * them. Password managers do not save it. [PID-10]
 */
export function PinField(props: PinFieldProps) {
  const { label, onComplete, help, error, ref, className, ...fieldProps } = props;
  const { value: controlledValue, defaultValue = '', onChange, ...rest } = fieldProps;
  const [value, setValue] = useValue(controlledValue, defaultValue, onChange);
  const text = useText();
  const [isShown, setShown] = useState(false);
  const { nextAt, change, paste } = digitBoxes({
    count: BOXES.length,
    value,
    onChange: setValue,
    onComplete,
  });
  return (
    <TextField
      {...rest}
      value={value}
      onChange={change}
      type={isShown ? 'text' : 'password'}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes(field.field, className)}
    >
      <FieldFrame label={label} help={help} error={error}>
        <div className={css.row}>
          <div className={css.place}>
            <div className={css.boxes} aria-hidden="true">
              {BOXES.map((index) => (
                <span key={index} className={index === nextAt ? `${css.box} ${css.next}` : css.box}>
                  {index < value.length && (isShown ? value[index] : <span className={css.dot} />)}
                </span>
              ))}
            </div>
            <Input
              ref={ref ?? null}
              className={css.input}
              inputMode="numeric"
              autoComplete="off"
              data-1p-ignore="true"
              spellCheck={false}
              onPaste={paste}
            />
          </div>
          <IconButton
            label={text(isShown ? 'pinField.hide' : 'pinField.show')}
            icon={isShown ? <EyeOff {...icon} /> : <Eye {...icon} />}
            isDisabled={rest.isDisabled ?? false}
            onPress={() => setShown(!isShown)}
          />
        </div>
      </FieldFrame>
    </TextField>
  );
}
