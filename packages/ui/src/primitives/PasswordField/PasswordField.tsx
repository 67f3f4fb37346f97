'use client';
import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { useText } from '../../provider/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import * as css from './PasswordField.css.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'prefix' | 'look'>;

/** A password field with a button that shows or hides the password. */
export function PasswordField(props: PasswordFieldProps) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
      suffix={
        <ToggleButton
          isSelected={isShown}
          onChange={setShown}
          isDisabled={props.isDisabled ?? false}
          aria-label={text('passwordField.show')}
          className={css.toggle}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </ToggleButton>
      }
    />
  );
}
