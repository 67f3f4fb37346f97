import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Badge.css.ts';

export interface BadgeProps extends HostProps<HTMLSpanElement> {
  readonly children: string | number;
  readonly tone?: keyof typeof css.tone;
}

/** A count or a word attached to something else. */
export function Badge({ children, tone = 'neutral', className, ref }: BadgeProps) {
  return (
    <span ref={ref} className={classes(css.tone[tone], className)}>
      {children}
    </span>
  );
}
