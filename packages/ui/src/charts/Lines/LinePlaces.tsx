'use client';
import { useStops } from '../useStops/index.ts';
import * as shared from '../frame/ChartFrame.css.ts';
import type { LinesFrame, LinesGeometry, Place } from './geometry.ts';
import { LineMark } from './LineMark.tsx';
import * as css from './Lines.css.ts';
import type { LinesData } from './types.ts';

/**
 * Up to this many points, every marker is drawn; beyond that, only those of the point in focus, of
 * the last point, and of values without neighbors.
 */
const MARKED_PLACES = 14;

interface LinePlacesProps extends Pick<LinesData, 'series'> {
  readonly frame: LinesFrame;
  readonly geometry: LinesGeometry;
  readonly activeId: string | null;
  readonly onActive: (pointId: string | null) => void;
  readonly onOpen: ((pointId: string) => void) | undefined;
  /** All values of a point as text, for screen readers. */
  readonly spokenText: (place: Place) => string;
}

/** The points of a line chart: a single tab stop, with arrow keys to move between them. */
export function LinePlaces(props: LinePlacesProps) {
  const { series, frame, geometry, activeId, onActive, onOpen, spokenText } = props;
  const { places, step } = geometry;
  const last = places.length - 1;
  const ids = places.map(({ point }) => point.id);
  const { group, stop } = useStops({ ids, start: last, onActive, onOpen });
  const colorOf = (id: string) => series.find((line) => line.id === id)?.color ?? 'na';
  const width = Math.max(step, 8);
  return (
    <g {...group}>
      {places.map((place, index) => {
        const isActive = activeId === place.point.id;
        const isMarked = isActive || index === last || places.length <= MARKED_PLACES;
        return (
          <g
            key={place.point.id}
            {...stop(index)}
            aria-label={spokenText(place)}
            className={shared.stop}
          >
            <rect
              className={shared.hit}
              x={place.x - width / 2}
              y={2}
              width={width}
              height={geometry.baseline + 2}
              rx={6}
            />
            {isActive && (
              <line
                className={css.guide}
                x1={place.x}
                x2={place.x}
                y1={frame.top - 8}
                y2={geometry.baseline}
              />
            )}
            {place.marks
              .filter(({ isIsolated }) => isIsolated || isMarked)
              .map(({ seriesId, x, y }) => (
                <LineMark
                  key={seriesId}
                  color={colorOf(seriesId)}
                  x={x}
                  y={y}
                  size={isActive ? 10 : 8}
                  isOpen={
                    place.point.isRunning === true &&
                    series.find(({ id }) => id === seriesId)?.isPast !== true
                  }
                />
              ))}
          </g>
        );
      })}
      {places
        .filter(({ hasName }) => hasName)
        .map(({ point, x }) => (
          <text
            key={point.id}
            aria-hidden="true"
            className={`${shared.name} ${shared.text}`}
            x={x}
            y={geometry.baseline + 20}
          >
            {point.label}
          </text>
        ))}
    </g>
  );
}
