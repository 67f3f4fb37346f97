'use client';
import type { ReactNode, Ref } from 'react';
import type { HostProps } from '../../host/index.ts';
import * as css from './ChartFrame.css.ts';

/** Height of a drawing with a value axis, px. */
export const CHART_HEIGHT_PX = 224;
/** Charts narrower than this have no axis labels, px. */
export const CHART_PHONE_PX = 440;
/** Space between the axis labels and the grid, px. */
const TICK_GAP_PX = 9;

interface Tick {
  readonly value: number;
  readonly y: number;
}

interface ChartFrameProps extends HostProps<HTMLDivElement> {
  /** The chart's accessible name. */
  readonly label: string;
  /** Attached to the element whose width is measured. */
  readonly figureRef: Ref<HTMLElement>;
  /** Measured width, px; nothing is drawn while it is 0. */
  readonly width: number;
  /** Grid lines. */
  readonly ticks: readonly Tick[];
  /** X of the grid's left edge, px. */
  readonly gridStart: number;
  /** Formats an axis label; `null` for no labels. */
  readonly tickText: ((value: number) => string) | null;
  /** The drawing on top of the grid. */
  readonly children: ReactNode;
  /** Entries of the legend. */
  readonly legend: ReactNode;
  /** Replaces the drawing when there is no data. */
  readonly emptyText?: string | undefined;
  /** Hides the legend from screen readers while the marks announce its values. */
  readonly isLegendHidden?: boolean;
}

/** Shared frame of charts with a value axis: the drawing, its subtle grid, and the legend below. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, figureRef, width, ticks, gridStart, tickText, children, legend } = props;
  const { emptyText, className, ref } = props;
  return (
    <div ref={ref} className={className}>
      <figure ref={figureRef} aria-label={label} className={css.figure}>
        {emptyText !== undefined && <p className={css.empty}>{emptyText}</p>}
        {emptyText === undefined && width > 0 && (
          <svg
            className={css.drawing}
            width={width}
            height={CHART_HEIGHT_PX}
            viewBox={`0 0 ${width} ${CHART_HEIGHT_PX}`}
          >
            {ticks.map(({ value, y }) => (
              <g key={value} aria-hidden="true">
                <line className={css.grid} x1={gridStart} x2={width} y1={y} y2={y} />
                {tickText && (
                  <text className={css.tick} x={gridStart - TICK_GAP_PX} y={y + 4}>
                    {value === 0 ? '0' : tickText(value)}
                  </text>
                )}
              </g>
            ))}
            {children}
          </svg>
        )}
      </figure>
      {emptyText === undefined && (
        <ul className={css.legend} aria-hidden={props.isLegendHidden || undefined}>
          {legend}
        </ul>
      )}
    </div>
  );
}

interface LegendEntryProps {
  /** Sample of the line or category; omitted for a period. */
  readonly sample?: ReactNode;
  readonly name: ReactNode;
  /** Value at the point in focus. */
  readonly value?: string | undefined;
}

/** One entry of the legend. */
export function LegendEntry({ sample, name, value }: LegendEntryProps) {
  return (
    <li className={css.legendItem}>
      {sample}
      {name}
      {value !== undefined && <b className={css.legendValue}>{value}</b>}
    </li>
  );
}
