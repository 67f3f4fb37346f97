import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Divider.css.ts';

export type DividerProps = HostProps<HTMLHRElement>;

/** A line between two alternatives. */
export function Divider({ className, ref }: DividerProps) {
  return <hr ref={ref} className={classes(css.divider, className)} />;
}
