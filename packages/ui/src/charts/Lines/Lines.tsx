'use client';
import { useState } from 'react';
import type { HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import {
  CHART_HEIGHT_PX,
  CHART_PHONE_PX,
  ChartFrame,
  LegendEntry,
  periodName,
} from '../frame/index.ts';
import { useElementWidth } from '../useElementWidth/index.ts';
import { linesGeometry, type LinesFrame, type Place } from './geometry.ts';
import { LineSample } from './LineMark.tsx';
import { LinePlaces } from './LinePlaces.tsx';
import * as css from './Lines.css.ts';
import type { LinesData } from './types.ts';

const AXIS_WIDTH = 52;
/** Space for half a label at each end of the axis, px. */
const END_ROOM = 20;

export interface LinesProps extends LinesData, HostProps<HTMLDivElement> {
  /** Called with the ID of the point pressed, to open the rows behind it. */
  readonly onOpen?: (pointId: string) => void;
}

function frameFor(width: number): LinesFrame {
  const left = width < CHART_PHONE_PX ? END_ROOM : AXIS_WIDTH + END_ROOM;
  return { width, height: CHART_HEIGHT_PX, left, right: END_ROOM, top: 18, bottom: 30 };
}

/**
 * Up to three lines over time, told apart by color, dashes, and markers. The legend shows the
 * values at the point in focus, or at the last point.
 */
export function Lines(props: LinesProps) {
  const { label, series, points, formatValue, formatShort, base = 'zero', onOpen } = props;
  const { className, ref } = props;
  const text = useText();
  const { ref: figureRef, width } = useElementWidth<HTMLElement>();
  const [activeId, setActiveId] = useState<string | null>(null);
  const frame = frameFor(width);
  const geometry = linesGeometry({ series, points, base }, frame);
  const shownPoint = points.find(({ id }) => id === activeId) ?? points.at(-1);
  const valueText = (value: number | undefined) =>
    value === undefined ? text('lines.none') : formatValue(value);
  const spokenText = ({ point }: Place) =>
    text(point.isRunning ? 'lines.spokenSoFar' : 'lines.spoken', {
      name: point.longLabel,
      parts: series
        .map(({ id, label: name }) => `${name} ${valueText(point.values[id])}`)
        .join(', '),
    });

  return (
    <ChartFrame
      ref={ref}
      className={className}
      label={label}
      emptyText={points.length === 0 ? text('lines.empty') : undefined}
      figureRef={figureRef}
      width={width}
      ticks={geometry.ticks}
      gridStart={frame.left - END_ROOM}
      tickText={width < CHART_PHONE_PX ? null : formatShort}
      legend={
        <>
          {shownPoint && <LegendEntry name={periodName(text, shownPoint)} />}
          {series.map(({ id, label: name, color }) => (
            <LegendEntry
              key={id}
              sample={<LineSample color={color} />}
              name={name}
              value={shownPoint && valueText(shownPoint.values[id])}
            />
          ))}
        </>
      }
    >
      {geometry.paths.map(({ seriesId, d, soFar }, index) => (
        <g key={seriesId} aria-hidden="true" className={css.line[series[index]?.color ?? 'na']}>
          <path d={d} />
          <path className={css.soFar} d={soFar} />
        </g>
      ))}
      <LinePlaces
        series={series}
        frame={frame}
        geometry={geometry}
        activeId={activeId}
        onActive={setActiveId}
        onOpen={onOpen}
        spokenText={spokenText}
      />
    </ChartFrame>
  );
}
