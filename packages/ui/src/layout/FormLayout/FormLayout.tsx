'use client';
import type { FormEventHandler, ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './FormLayout.css.ts';

export interface FormLayoutProps extends HostProps<HTMLFormElement> {
  readonly children: ReactNode;
  /** Lets a submit button outside the form refer to it: `<Button type="submit" form={id}>`. */
  readonly id?: string;
  /** A summary next to the form; on phones, above the buttons. */
  readonly summary?: ReactNode;
  /** Buttons at the foot, primary one last; `null` for none. */
  readonly actions: ReactNode;
  /** `sticky` stays visible; `still` follows the last field, for a short form next to others. */
  readonly foot?: 'sticky' | 'still';
  /** A less prominent note next to the buttons. */
  readonly note?: ReactNode;
  /** The browser does not send the form. Called only while its submit button can be pressed. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
}

/**
 * Enter in a form's only text field submits it even if its button is pending, disabled, or missing.
 */
const canSubmit = (form: HTMLFormElement) =>
  [...form.elements].some((control) => control.matches('[type="submit"]:not([disabled])'));

/** A form in one column, with its summary next to it. Browser validation is off. */
export function FormLayout(props: FormLayoutProps) {
  const { children, summary, actions, foot = 'sticky', note, id, onSubmit, className, ref } = props;
  return (
    <form
      ref={ref}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit(event.currentTarget)) onSubmit?.(event);
      }}
      className={classes(summary === undefined ? css.single : css.double, className)}
    >
      <div className={css.fields}>{children}</div>
      {summary !== undefined && <div className={css.summary}>{summary}</div>}
      {actions !== null && (
        <div className={css.foot[foot]}>
          {note !== undefined && <p className={css.note}>{note}</p>}
          <div className={css.actions}>{actions}</div>
        </div>
      )}
    </form>
  );
}

export interface FormGroupProps extends HostProps<HTMLFieldSetElement> {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
  /** Fields per row from 540 px up. Defaults to 2. */
  readonly columns?: 1 | 2 | 3;
}

/** A group of related fields with a heading. */
export function FormGroup(props: FormGroupProps) {
  const { title, hint, children, columns = 2, className, ref } = props;
  return (
    <fieldset ref={ref} className={classes(css.group, className)}>
      <legend className={css.groupTitle}>{title}</legend>
      {hint !== undefined && <p className={css.groupHint}>{hint}</p>}
      <div className={css.grid[columns]}>{children}</div>
    </fieldset>
  );
}
