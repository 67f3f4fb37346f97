'use client';
import type { HTMLAttributes, LabelHTMLAttributes, ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { Label, Text } from 'react-aria-components';
import type { HostProps } from '../../host/index.ts';
import * as css from './Field.css.ts';

/** What react-aria's hook of a control says about the words around it. */
export interface FieldParts {
  readonly labelProps: LabelHTMLAttributes<HTMLLabelElement>;
  readonly descriptionProps: HTMLAttributes<HTMLElement>;
  readonly errorMessageProps: HTMLAttributes<HTMLElement>;
}

interface FieldWords {
  readonly label?: ReactNode;
  /** Below the field; the error replaces it. */
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  /** Follows the label of a field that can be left blank. */
  readonly optionalText?: string | undefined;
}

/** What every field takes besides its value. */
export interface FieldProps<Target, Flag = boolean> extends HostProps<Target>, FieldWords {
  readonly label: ReactNode;
  readonly isRequired?: Flag;
  readonly isDisabled?: Flag;
  readonly name?: string;
}

export interface FieldFrameProps extends FieldWords {
  /** At the end of the label's line: "Forgot password?". */
  readonly aside?: ReactNode;
  /** For a control made with a hook; the library's own components pass theirs automatically. */
  readonly parts?: FieldParts;
  readonly children: ReactNode;
}

/** Label above, help below, error in place of the help: the same for every kind of field. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, aside, help, error, optionalText, parts, children } = props;
  const words = (
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
              {words}
            </label>
          ) : (
            <Label className={css.label}>{words}</Label>
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
