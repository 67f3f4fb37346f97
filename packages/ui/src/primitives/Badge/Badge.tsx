import * as css from './Badge.css.ts';

export interface BadgeProps {
  readonly children: string | number;
  readonly tone?: keyof typeof css.tone;
}

/** A count or a word on something else. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={css.tone[tone]}>{children}</span>;
}
