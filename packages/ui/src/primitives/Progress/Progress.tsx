'use client';
import { ProgressBar } from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Progress.css.ts';

export interface ProgressProps extends HostProps<HTMLDivElement> {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The progress as text: "1,200 of 10,000 rows". */
  readonly valueText: string;
}

/** The progress of a task. For limits, use LimitBar. */
export function Progress({ label, value, max, valueText, className, ref }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <ProgressBar
      ref={ref}
      aria-label={label}
      value={value}
      maxValue={max}
      valueLabel={valueText}
      className={classes(css.progress, className)}
    >
      <span className={css.head}>
        <span className={css.label}>{label}</span>
        <span className={css.text}>{valueText}</span>
      </span>
      <svg className={css.track} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.fill} x="0" y="0" width={share * 100} height="6" />
      </svg>
    </ProgressBar>
  );
}
