import * as css from './Avatar.css.ts';

export interface AvatarProps {
  readonly firstName: string;
  readonly lastName: string;
}

/** A person by initials; the name stands beside it or on the button around it. */
export function Avatar({ firstName, lastName }: AvatarProps) {
  const initials = [firstName, lastName].map((name) => Array.from(name)[0] ?? '').join('');
  return (
    <span className={css.avatar} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}
