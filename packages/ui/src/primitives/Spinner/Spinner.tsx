import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Spinner.css.ts';

/** Something runs. Words beside it, or `label`, say what. */
export function Spinner({ label }: { readonly label?: string }) {
  return (
    <span className={css.place}>
      <span className={css.spinner} aria-hidden="true" />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
