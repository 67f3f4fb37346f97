import type { FormEventHandler, ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './FormLayout.css.ts';

export interface FormLayoutProps extends HostProps<HTMLFormElement> {
  readonly children: ReactNode;
  /** For a submit button outside the form, in the foot of a panel: `<Button type="submit" form={id}>`. */
  readonly id?: string;
  /** What the form adds up to, next to it; on a phone, above the buttons. */
  readonly summary?: ReactNode;
  /** Buttons at the foot; the last one is primary. null: nothing can be done. */
  readonly actions: ReactNode;
  /** `sticky` stays in sight; `still`: under the last field, for a short form next to others. */
  readonly foot?: 'sticky' | 'still';
  /** A quiet line next to the buttons. */
  readonly note?: ReactNode;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
}

/** A form in one column with its summary next to it. The browser's own validation is off. */
export function FormLayout(props: FormLayoutProps) {
  const { children, summary, actions, foot = 'sticky', note, id, onSubmit, className, ref } = props;
  return (
    <form
      ref={ref}
      id={id}
      noValidate
      onSubmit={onSubmit}
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
  /** Fields per row from 540 px up; default 2. */
  readonly columns?: 1 | 2 | 3;
}

/** Fields that belong together, under a heading. */
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
