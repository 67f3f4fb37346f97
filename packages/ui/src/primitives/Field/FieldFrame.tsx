'use client';
import type { HTMLAttributes, LabelHTMLAttributes, ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { Label, Text } from 'react-aria-components';
import type { HostProps } from '../../host/index.ts';
import * as css from './Field.css.ts';

/** Props for the label, help, and error, as returned by react-aria's field hooks. */
export interface FieldParts {
  readonly labelProps: LabelHTMLAttributes<HTMLLabelElement>;
  readonly descriptionProps: HTMLAttributes<HTMLElement>;
  readonly errorMessageProps: HTMLAttributes<HTMLElement>;
}

interface FieldTexts {
  readonly label?: ReactNode;
  /** Shown below the field; replaced by the error. */
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  /** Follows the label of an optional field. */
  readonly optionalText?: string | undefined;
}

/** Props shared by all fields. */
export interface FieldProps<Target, Flag = boolean> extends HostProps<Target>, FieldTexts {
  readonly label: ReactNode;
  readonly isRequired?: Flag;
  readonly isDisabled?: Flag;
  readonly name?: string;
}

export interface FieldFrameProps extends FieldTexts {
  /** Shown at the end of the label's line: "Forgot password?". */
  readonly aside?: ReactNode;
  /** For controls built with a hook; the library's components provide them through context. */
  readonly parts?: FieldParts;
  readonly children: ReactNode;
}

/** Layout of every field: label above, help below, replaced by the error. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, aside, help, error, optionalText, parts, children } = props;
  const labelContent = (
    <>
      {label}
      {optionalText !== undefined && <span className={css.optional}>{optionalText}</span>}
    </>
  );
  return (
    <>
      {label !== undefined && (
        <div className={css.head}>
          {parts ? (
            <label {...parts.labelProps} className={css.label}>
              {labelContent}
            </label>
          ) : (
            <Label className={css.label}>{labelContent}</Label>
          )}
          {aside !== undefined && <span className={css.aside}>{aside}</span>}
        </div>
      )}
      {children}
      {error ? (
        <Below slot="errorMessage" given={parts?.errorMessageProps} className={css.error}>
          <CircleAlert className={css.errorIcon} size={14} strokeWidth={2} aria-hidden="true" />
          <span>{error}</span>
        </Below>
      ) : (
        help !== undefined && (
          <Below slot="description" given={parts?.descriptionProps} className={css.help}>
            {help}
          </Below>
        )
      )}
    </>
  );
}

interface BelowProps {
  readonly slot: 'description' | 'errorMessage';
  readonly given: HTMLAttributes<HTMLElement> | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

function Below({ given, slot, className, children }: BelowProps) {
  if (!given) return <Text {...{ slot, className, children }} />;
  return (
    <span {...given} className={className}>
      {children}
    </span>
  );
}
