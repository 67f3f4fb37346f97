'use client';
import { useState } from 'react';
import type { HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { CHART_HEIGHT_PX, CHART_PHONE_PX, ChartFrame, LegendEntry } from '../frame/index.ts';
import { CategorySwatch } from '../patterns/index.ts';
import { useElementWidth } from '../useElementWidth/index.ts';
import { BarColumns } from './BarColumns.tsx';
import { barsGeometry, NAME_LINE, nameLines, type Bar, type Frame } from './geometry.ts';
import type { StackedBarsData } from './types.ts';

const AXIS_WIDTH = 40;

export interface StackedBarsProps extends StackedBarsData, HostProps<HTMLDivElement> {
  /** Called with the ID of the column pressed, to open the rows behind it. */
  readonly onOpen?: (columnId: string) => void;
}

function frameFor(width: number, columns: StackedBarsData['columns']): Frame {
  // Phones have no room for an axis, only for the values above the bars.
  const isPhone = width < CHART_PHONE_PX;
  const left = isPhone ? 0 : AXIS_WIDTH;
  const band = (width - left) / Math.max(1, columns.length);
  const isInTwoLines = columns.some(({ label }) => nameLines(label, band).length > 1);
  return {
    width,
    height: CHART_HEIGHT_PX,
    left,
    top: 26,
    bottom: isInTwoLines ? 30 + NAME_LINE : 30,
    isPhone,
  };
}

/**
 * Stacked bars with the value above each, a subtle grid, and a legend that shows the values of the
 * bar in focus. The current period is hatched. Colors come from the categories.
 */
export function StackedBars(props: StackedBarsProps) {
  const { label, categories, columns, formatValue, formatShort, onOpen } = props;
  const { className, ref } = props;
  const text = useText();
  const { ref: figureRef, width } = useElementWidth<HTMLElement>();
  const [activeId, setActiveId] = useState<string | null>(null);
  const frame = frameFor(width, columns);
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
    <ChartFrame
      ref={ref}
      className={className}
      label={label}
      figureRef={figureRef}
      width={width}
      ticks={frame.isPhone ? [] : geometry.ticks}
      gridStart={frame.left}
      tickText={formatShort}
      isLegendHidden={active !== undefined}
      legend={categories.map(({ id, label: name, color }) => (
        <LegendEntry
          key={id}
          sample={<CategorySwatch color={color} />}
          name={name}
          value={active && formatValue(active.values[id] ?? 0)}
        />
      ))}
    >
      <BarColumns
        categories={categories}
        onOpen={onOpen}
        frame={frame}
        geometry={geometry}
        activeId={activeId}
        onActive={setActiveId}
        topText={topText}
        spokenText={spokenText}
      />
    </ChartFrame>
  );
}
