import * as css from './Spinner.css.ts';

/** Something runs. Words beside it, or `label`, say what. */
export function Spinner({ label }: { readonly label?: string }) {
  return label === undefined ? (
    <span className={css.spinner} aria-hidden="true" />
  ) : (
    <span className={css.spinner} role="img" aria-label={label} />
  );
}
