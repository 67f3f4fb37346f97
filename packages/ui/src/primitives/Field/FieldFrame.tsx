'use client';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { Label, Text } from 'react-aria-components';
import * as css from './Field.css.ts';

export interface FieldFrameProps {
  readonly label?: ReactNode;
  /** Stands at the end of the label's line: "Forgot password?". */
  readonly aside?: ReactNode;
  /** Below the field; gives way to the error. */
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  /** Said behind the label of a field that may stay empty. */
  readonly optionalText?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, help below, error in place of the help: the same for every kind of field. */
export function FieldFrame({ label, aside, help, error, optionalText, children }: FieldFrameProps) {
  return (
    <>
      {label !== undefined && (
        <div className={css.head}>
          <Label className={css.label}>
            {label}
            {optionalText !== undefined && <span className={css.optional}>{optionalText}</span>}
          </Label>
          {aside !== undefined && <span className={css.aside}>{aside}</span>}
        </div>
      )}
      {children}
      {error ? (
        <Text slot="errorMessage" className={css.error}>
          <CircleAlert className={css.errorIcon} size={14} strokeWidth={2} aria-hidden="true" />
          <span>{error}</span>
        </Text>
      ) : (
        help !== undefined && (
          <Text slot="description" className={css.help}>
            {help}
          </Text>
        )
      )}
    </>
  );
}
