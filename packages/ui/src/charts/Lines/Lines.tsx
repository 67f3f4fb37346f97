'use client';
import { useState } from 'react';
import { useText } from '../../provider/index.ts';
import * as shared from '../StackedBars/StackedBars.css.ts';
import { useElementWidth } from '../useElementWidth/index.ts';
import { linesGeometry, type LinesFrame, type Place } from './geometry.ts';
import { LineSample } from './LineMark.tsx';
import { LinePlaces } from './LinePlaces.tsx';
import * as css from './Lines.css.ts';
import type { LinesData } from './types.ts';

const HEIGHT = 224;
const AXIS_WIDTH = 52;
/** Room for half a name at the ends of the axis, px. */
const END_ROOM = 20;
/** Narrower than this the chart has no axis: the legend says the values of the place in focus. */
const PHONE_WIDTH = 440;

export interface LinesProps extends LinesData {
  /** Opens the rows behind a point. */
  readonly onOpen?: (pointId: string) => void;
}

function frameFor(width: number): LinesFrame {
  const left = width < PHONE_WIDTH ? END_ROOM : AXIS_WIDTH + END_ROOM;
  return { width, height: HEIGHT, left, right: END_ROOM, top: 18, bottom: 30 };
}

/**
 * Up to three lines over time, told apart by colour, dashes and marks, over a quiet grid. The
 * legend names the values of the place in focus, or else of the last.
 */
export function Lines(props: LinesProps) {
  const { label, series, points, formatValue, formatShort, base = 'zero', onOpen } = props;
  const text = useText();
  const { ref, width } = useElementWidth<HTMLElement>();
  const [activeId, setActiveId] = useState<string | null>(null);
  const frame = frameFor(width);
  const geometry = linesGeometry({ series, points, base }, frame);
  const named = points.find(({ id }) => id === activeId) ?? points.at(-1);
  const said = (value: number | undefined) =>
    value === undefined ? text('lines.none') : formatValue(value);
  const spokenText = ({ point }: Place) =>
    text(point.isRunning ? 'lines.spokenSoFar' : 'lines.spoken', {
      name: point.longLabel,
      parts: series.map(({ id, label: name }) => `${name} ${said(point.values[id])}`).join(', '),
    });

  return (
    <div>
      <figure ref={ref} aria-label={label} className={shared.frame}>
        {width > 0 && (
          <svg
            className={shared.drawing}
            width={width}
            height={HEIGHT}
            viewBox={`0 0 ${width} ${HEIGHT}`}
          >
            {geometry.ticks.map(({ value, y }) => (
              <g key={value} aria-hidden="true">
                <line className={shared.grid} x1={frame.left - END_ROOM} x2={width} y1={y} y2={y} />
                {width >= PHONE_WIDTH && (
                  <text className={shared.tick} x={frame.left - END_ROOM - 9} y={y + 4}>
                    {value === 0 ? '0' : formatShort(value)}
                  </text>
                )}
              </g>
            ))}
            {geometry.paths.map(({ seriesId, d }, index) => (
              <path
                key={seriesId}
                aria-hidden="true"
                className={css.line[series[index]?.colour ?? 'na']}
                d={d}
              />
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
          </svg>
        )}
      </figure>
      <ul className={shared.legend}>
        {named && (
          <li className={shared.legendItem}>
            {named.isRunning
              ? text('stackedBars.soFar', { value: named.longLabel })
              : named.longLabel}
          </li>
        )}
        {series.map(({ id, label: name, colour }) => (
          <li key={id} className={shared.legendItem}>
            <LineSample colour={colour} />
            {name}
            {named && <b className={shared.legendValue}>{said(named.values[id])}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
