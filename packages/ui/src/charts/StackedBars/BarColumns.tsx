'use client';
import { useId } from 'react';
import { CategoryPatterns, patternFill } from '../patterns/index.ts';
import { outline } from '../patterns/CategoryPatterns.css.ts';
import { useStops } from '../useStops/index.ts';
import * as shared from '../frame/ChartFrame.css.ts';
import * as css from './StackedBars.css.ts';
import { NAME_LINE, nameLines, type Bar, type BarsGeometry, type Frame } from './geometry.ts';
import type { StackedBarsData } from './types.ts';

interface BarColumnsProps extends Pick<StackedBarsData, 'categories'> {
  readonly frame: Frame;
  readonly geometry: BarsGeometry;
  readonly activeId: string | null;
  readonly onActive: (columnId: string | null) => void;
  readonly onOpen: ((columnId: string) => void) | undefined;
  /** Text above a bar: "$53k so far". */
  readonly topText: (bar: Bar) => string;
  /** All values of a bar as text, for screen readers. */
  readonly spokenText: (bar: Bar) => string;
}

/** The bars of a chart: a single tab stop, with arrow keys to move between them. */
export function BarColumns(props: BarColumnsProps) {
  const { categories, geometry, frame, onActive, onOpen } = props;
  const patterns = useId();
  const ids = geometry.bars.map(({ column }) => column.id);
  const { group, stop } = useStops({ ids, start: ids.length - 1, onActive, onOpen });

  return (
    <g {...group}>
      <CategoryPatterns id={patterns} colors={categories.map(({ color }) => color)} />
      {geometry.bars.map((bar, index) => (
        <g
          key={bar.column.id}
          {...stop(index)}
          aria-label={props.spokenText(bar)}
          className={shared.stop}
        >
          <rect
            className={shared.hit}
            data-active={props.activeId === bar.column.id || undefined}
            x={bar.bandX}
            y={0}
            width={bar.bandWidth}
            height={frame.height}
            rx={6}
          />
          {bar.layers.map((layer) => {
            const color = categories.find(({ id }) => id === layer.categoryId)?.color ?? 'na';
            return bar.column.isRunning ? (
              <rect
                key={layer.categoryId}
                className={outline[color]}
                fill={patternFill(patterns, color, 'open')}
                x={bar.x + 0.5}
                y={layer.y}
                width={bar.width - 1}
                height={Math.max(layer.height - 0.5, 1)}
              />
            ) : (
              <rect
                key={layer.categoryId}
                fill={patternFill(patterns, color, 'full')}
                x={bar.x}
                y={layer.y}
                width={bar.width}
                height={layer.height}
                rx={Math.min(1.5, layer.height / 2)}
              />
            );
          })}
        </g>
      ))}
      {geometry.bars.map((bar) => (
        <g key={bar.column.id} aria-hidden="true" className={shared.text}>
          <text className={css.value} x={bar.x + bar.width / 2} y={bar.top - 7}>
            {props.topText(bar)}
          </text>
          <text className={shared.name} y={geometry.baseline + 20}>
            {nameLines(bar.column.label, bar.bandWidth).map((line, index) => (
              <tspan key={index} x={bar.x + bar.width / 2} dy={index * NAME_LINE}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </g>
  );
}
