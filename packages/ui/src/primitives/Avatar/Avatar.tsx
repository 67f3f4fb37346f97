import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps extends HostProps<HTMLSpanElement> {
  readonly firstName: string;
  readonly lastName: string;
}

/** A person's initials. Their full name must be next to it or label the button around it. */
export function Avatar({ firstName, lastName, className, ref }: AvatarProps) {
  const initials = [firstName, lastName].map((name) => Array.from(name)[0] ?? '').join('');
  return (
    <span ref={ref} className={classes(css.avatar, className)} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}
