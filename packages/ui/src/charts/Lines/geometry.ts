import { linear, ticksBetween } from '../scales/linear.ts';
import type { LinePoint, LinesData } from './types.ts';

const TICK_COUNT = 4;
/** Space for each label under the axis, px. */
const NAME_WIDTH = 56;

export interface LinesFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Mark {
  readonly seriesId: string;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  /** Has no neighboring values, so only its marker can show it. */
  readonly isIsolated: boolean;
}

export interface Place {
  readonly point: LinePoint;
  readonly x: number;
  readonly marks: readonly Mark[];
  /** Whether its label is shown; labels are skipped when space is tight. */
  readonly hasName: boolean;
}

export interface LinesGeometry {
  readonly places: readonly Place[];
  /** SVG path of each line; a gap in the values starts a new stroke. */
  readonly paths: readonly {
    readonly seriesId: string;
    readonly d: string;
    /** The segment that leads to the unfinished period; empty if there is none. */
    readonly soFar: string;
  }[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly baseline: number;
  /** Distance between two points, px. */
  readonly step: number;
}

function pathOf(places: readonly Place[], seriesId: string): string {
  let isDrawing = false;
  return places
    .map(({ marks }) => {
      const mark = marks.find((each) => each.seriesId === seriesId);
      if (!mark) {
        isDrawing = false;
        return '';
      }
      const stroke = `${isDrawing ? 'L' : 'M'}${mark.x.toFixed(1)},${mark.y.toFixed(1)}`;
      isDrawing = true;
      return stroke;
    })
    .join('');
}

/** Computes the positions of lines, markers, and grid lines inside the frame. */
export function linesGeometry(
  { series, points, base = 'zero' }: Pick<LinesData, 'series' | 'points' | 'base'>,
  frame: LinesFrame,
): LinesGeometry {
  const values = points.flatMap((point) => series.flatMap(({ id }) => point.values[id] ?? []));
  const lowest = values.length === 0 ? 0 : Math.min(...values);
  const highest = values.length === 0 ? 1 : Math.max(...values);
  const tickValues =
    base === 'zero'
      ? ticksBetween(Math.min(0, lowest), Math.max(0, highest), TICK_COUNT)
      : ticksBetween(lowest, highest, TICK_COUNT);
  const baseline = frame.height - frame.bottom;
  const y = linear([tickValues[0] ?? 0, tickValues.at(-1) ?? 1], [baseline, frame.top]);
  const from = frame.left;
  const to = frame.width - frame.right;
  const step = points.length > 1 ? (to - from) / (points.length - 1) : to - from;
  const nameInterval = Math.max(Math.ceil(NAME_WIDTH / Math.max(step, 1)), 1);
  const last = points.length - 1;
  const hasValue = (index: number, id: string) => points[index]?.values[id] !== undefined;
  const places = points.map((point, index) => {
    const x = points.length > 1 ? from + index * step : (from + to) / 2;
    const marks = series.flatMap(({ id }) => {
      const value = point.values[id];
      if (value === undefined) return [];
      const isIsolated = !hasValue(index - 1, id) && !hasValue(index + 1, id);
      return [{ seriesId: id, value, x, y: y(value), isIsolated }];
    });
    return { point, x, marks, hasName: (last - index) % nameInterval === 0 };
  });
  return {
    places,
    paths: series.map(({ id, isPast = false }) => {
      const runningIndex = isPast ? -1 : places.findIndex(({ point }) => point.isRunning === true);
      if (runningIndex < 0) return { seriesId: id, d: pathOf(places, id), soFar: '' };
      return {
        seriesId: id,
        d: pathOf(places.slice(0, runningIndex), id),
        soFar: pathOf(places.slice(Math.max(runningIndex - 1, 0)), id),
      };
    }),
    ticks: tickValues.map((value) => ({ value, y: y(value) })),
    baseline,
    step,
  };
}
