'use client';
import { useId } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './LimitBar.css.ts';
import { limitParts } from './limitParts.ts';

export interface LimitNumbersProps {
  /** The limit, in the same unit as `used`. */
  readonly limit: number;
  readonly used: number;
  /** Used but not yet settled; included in `used`. */
  readonly pending?: number;
  /** A purchase to compare with the limit. Hatches the excess and shows a legend. */
  readonly asked?: number | undefined;
}

export interface LimitMeterProps extends LimitNumbersProps, HostProps<SVGSVGElement> {}

export interface LimitBarProps extends LimitNumbersProps, HostProps<HTMLDivElement> {
  /** For example, "Gallons today". */
  readonly label: string;
  /** The same amounts in words: "71.3 of 100 gal". */
  readonly valueText: string;
  /** Formats an amount in the legend; required with `asked`. */
  readonly format?: (value: number) => string;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The bar alone, for use next to text that gives the same amounts. */
export function LimitMeter(props: LimitMeterProps) {
  const { limit, used, pending = 0, asked, className, ref } = props;
  const hatchId = useId();
  const parts = limitParts({ limit, used, pending, asked: asked ?? 0 });
  return (
    <svg
      ref={ref}
      className={classes(css.track[asked === undefined ? 'thin' : 'thick'], className)}
      aria-hidden="true"
    >
      <defs>
        <pattern
          id={hatchId}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="3" height="6" className={css.short} />
        </pattern>
      </defs>
      <rect className={css.used} width={percent(parts.settledShare)} height="100%" />
      <rect
        className={css.left}
        x={percent(parts.settledShare)}
        width={percent(asked === undefined ? parts.pendingShare : parts.leftShare)}
        height="100%"
      />
      {parts.shortShare > 0 && (
        <rect
          fill={`url(#${hatchId})`}
          x={percent(1 - parts.shortShare)}
          width={percent(parts.shortShare)}
          height="100%"
        />
      )}
    </svg>
  );
}

/** Shows how much of a limit is used, how much is left, and how far a request would exceed it. */
export function LimitBar({
  label,
  valueText,
  limit,
  used,
  pending = 0,
  asked,
  format = String,
  className,
  ref,
}: LimitBarProps) {
  const text = useText();
  const parts = limitParts({ limit, used, pending, asked: asked ?? 0 });
  const legend = [
    { key: 'used', color: css.swatch.used, value: used },
    { key: 'left', color: css.swatch.left, value: parts.left },
    { key: 'short', color: css.swatch.short, value: parts.short },
  ] as const;
  return (
    <div ref={ref} className={classes(css.root, className)}>
      <div className={css.head}>
        <span>{label}</span>
        <span className={css.value}>{valueText}</span>
      </div>
      <LimitMeter limit={limit} used={used} pending={pending} asked={asked} />
      {asked !== undefined && (
        <ul className={css.legend}>
          {legend
            .filter(({ key, value }) => key !== 'short' || value > 0)
            .map(({ key, color, value }) => (
              <li key={key} className={css.legendItem}>
                <span className={color} aria-hidden="true" />
                {text(`limitBar.${key}`, { value: format(value) })}
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
