'use client';
import { useId, useState } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { CategoryPatterns, CategorySwatch, patternFill } from '../patterns/index.ts';
import { useStops } from '../useStops/index.ts';
import { arcsOf, percentsOf, ringPath, type Ring } from './geometry.ts';
import * as css from './Donut.css.ts';
import type { DonutData } from './types.ts';

const SIDE = 180;
const RING: Ring = { center: SIDE / 2, outer: SIDE / 2 - 2, inner: 60, gap: 3 };

export interface DonutProps extends DonutData, HostProps {
  /** Formats the value in the center: "$53k". Defaults to `formatValue`. */
  readonly formatShort?: (value: number) => string;
  /** Called with the ID of the part pressed, to open the rows behind it. */
  readonly onOpen?: (partId: string) => void;
}

/**
 * Shows how a total is divided. The center shows the total, or the part in focus; the legend lists
 * every part, with percentages that add up to 100.
 */
export function Donut(props: DonutProps) {
  const { label, totalLabel, parts, formatValue, formatShort = formatValue, onOpen } = props;
  const { className, ref } = props;
  const text = useText();
  const patterns = useId();
  const [activeId, setActiveId] = useState<string | null>(null);
  const values = parts.map(({ value }) => value);
  const arcs = arcsOf(values);
  const percents = percentsOf(values);
  const total = values.reduce((sum, value) => sum + value, 0);
  const active = parts.find(({ id }) => id === activeId);
  const ids = parts.map(({ id }) => id);
  const { group, stop } = useStops({ ids, start: 0, onActive: setActiveId, onOpen });
  const percentText = (index: number) => text('donut.percent', { percent: percents[index] ?? 0 });

  return (
    <figure ref={ref} aria-label={label} className={classes(css.frame, className)}>
      <div className={css.ring}>
        <svg
          className={css.drawing}
          width={SIDE}
          height={SIDE}
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          data-active={activeId ?? undefined}
        >
          <CategoryPatterns id={patterns} colors={parts.map(({ color }) => color)} />
          {total <= 0 && <path className={css.track} d={ringPath({ start: 0, end: 1 }, RING)} />}
          <g {...group}>
            {parts.map((part, index) => (
              <g
                key={part.id}
                {...stop(index)}
                aria-label={text('donut.spoken', {
                  name: part.label,
                  value: formatValue(part.value),
                  percent: percentText(index),
                })}
                data-active={activeId === part.id || undefined}
                className={css.part}
              >
                <path
                  className={css.shape}
                  fill={patternFill(patterns, part.color, 'full')}
                  d={ringPath(arcs[index] ?? { start: 0, end: 0 }, RING)}
                />
              </g>
            ))}
          </g>
        </svg>
        <div className={css.middle} aria-hidden={active ? true : undefined}>
          <span className={css.value}>{formatShort(active?.value ?? total)}</span>
          <span className={css.name}>{active?.label ?? totalLabel}</span>
        </div>
      </div>
      <ul className={css.legend}>
        {parts.map((part, index) => (
          <li key={part.id} className={css.item} data-active={activeId === part.id || undefined}>
            <CategorySwatch color={part.color} />
            <span>{part.label}</span>
            <span className={css.amount}>{formatValue(part.value)}</span>
            <span className={css.percent}>{percentText(index)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
