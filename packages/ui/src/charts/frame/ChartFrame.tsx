'use client';
import type { ReactNode, Ref } from 'react';
import type { HostProps } from '../../host/index.ts';
import * as css from './ChartFrame.css.ts';

/** Height of a drawing with a value axis, px. */
export const CHART_HEIGHT_PX = 224;
/** A chart narrower than this has no words on its axis, px. */
export const CHART_PHONE_PX = 440;
/** Between the words of the axis and its lines, px. */
const TICK_GAP_PX = 9;

interface Tick {
  readonly value: number;
  readonly y: number;
}

interface ChartFrameProps extends HostProps<HTMLDivElement> {
  /** Names the chart for screen readers. */
  readonly label: string;
  /** The element whose width is measured. */
  readonly figureRef: Ref<HTMLElement>;
  /** Width of the place, px; nothing is drawn before it is measured. */
  readonly width: number;
  /** Lines of the grid. */
  readonly ticks: readonly Tick[];
  /** Where the lines of the grid begin, px. */
  readonly gridStart: number;
  /** A short form of an axis value; without it, the lines have no words. */
  readonly tickText: ((value: number) => string) | null;
  /** What is drawn on the grid. */
  readonly children: ReactNode;
  /** Entries of the legend. */
  readonly legend: ReactNode;
  /** Shown in place of the drawing when there is nothing to draw. */
  readonly emptyText?: string | undefined;
  /** The marks announce what the legend shows. */
  readonly isLegendHidden?: boolean;
}

/** What charts with a value axis share: the drawing, its subtle grid, and the legend below. */
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
  /** The mark of what the entry names; a period has none. */
  readonly sample?: ReactNode;
  readonly name: ReactNode;
  /** Its value at the point in focus. */
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
