'use client';
import { useState } from 'react';
import { useText } from '../../provider/index.ts';
import { CategorySwatch } from '../patterns/index.ts';
import { useElementWidth } from '../useElementWidth/index.ts';
import { BarColumns } from './BarColumns.tsx';
import { barsGeometry, type Bar, type Frame } from './geometry.ts';
import * as css from './StackedBars.css.ts';
import type { StackedBarsData } from './types.ts';

const HEIGHT = 224;
const AXIS_WIDTH = 40;
/** Narrower than this the chart has no axis: the values over the bars stay. */
const PHONE_WIDTH = 440;

export interface StackedBarsProps extends StackedBarsData {
  /** Opens the rows behind a column. */
  readonly onOpen?: (columnId: string) => void;
}

function frameFor(width: number): Frame {
  const isPhone = width < PHONE_WIDTH;
  return { width, height: HEIGHT, left: isPhone ? 0 : AXIS_WIDTH, top: 26, bottom: 30, isPhone };
}

/**
 * Stacked bars with the value over each, a quiet grid and a legend that names the values of the
 * bar in focus. The running period is hatched. Colours are those of the categories.
 */
export function StackedBars(props: StackedBarsProps) {
  const { label, categories, columns, formatValue, formatShort, onOpen } = props;
  const text = useText();
  const { ref, width } = useElementWidth<HTMLElement>();
  const [activeId, setActiveId] = useState<string | null>(null);
  const frame = frameFor(width);
  const geometry = barsGeometry({ categories, columns }, frame);
  const active = columns.find(({ id }) => id === activeId);

  const topText = (bar: Bar) => {
    const value = formatShort(bar.total);
    return bar.column.isRunning && !frame.isPhone ? text('stackedBars.soFar', { value }) : value;
  };
  const spokenText = ({ column, total }: Bar) =>
    text(column.isRunning ? 'stackedBars.spokenSoFar' : 'stackedBars.spoken', {
      name: column.longLabel,
      total: formatValue(total),
      parts: categories
        .map(({ id, label: name }) => `${name} ${formatValue(column.values[id] ?? 0)}`)
        .join(', '),
    });

  return (
    <div>
      <figure ref={ref} aria-label={label} className={css.frame}>
        {width > 0 && (
          <svg
            className={css.drawing}
            width={width}
            height={HEIGHT}
            viewBox={`0 0 ${width} ${HEIGHT}`}
          >
            {!frame.isPhone &&
              geometry.ticks.map(({ value, y }) => (
                <g key={value} aria-hidden="true">
                  <line className={css.grid} x1={frame.left} x2={width} y1={y} y2={y} />
                  <text className={css.tick} x={frame.left - 9} y={y + 4}>
                    {value === 0 ? '0' : formatShort(value)}
                  </text>
                </g>
              ))}
            <BarColumns
              {...props}
              onOpen={onOpen}
              frame={frame}
              geometry={geometry}
              activeId={activeId}
              onActive={setActiveId}
              topText={topText}
              spokenText={spokenText}
            />
          </svg>
        )}
      </figure>
      <ul className={css.legend} aria-hidden={active ? true : undefined}>
        {categories.map(({ id, label: name, colour }) => (
          <li key={id} className={css.legendItem}>
            <CategorySwatch colour={colour} />
            {name}
            {active && <b className={css.legendValue}>{formatValue(active.values[id] ?? 0)}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
