import { classes, type HostProps } from '../../host/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps extends HostProps<HTMLSpanElement> {
  readonly label?: string;
}

/** Indicates that something is running; text next to it, or `label`, must say what. */
export function Spinner({ label, className, ref }: SpinnerProps) {
  return (
    <span ref={ref} className={classes(css.place, className)}>
      <span className={css.spinner} aria-hidden="true" />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
