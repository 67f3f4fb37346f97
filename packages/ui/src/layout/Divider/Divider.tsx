import * as css from './Divider.css.ts';

/** A line between two things that do not belong together. */
export function Divider() {
  return <hr className={css.divider} />;
}
