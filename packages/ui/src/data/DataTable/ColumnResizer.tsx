'use client';
import { useRef, useState } from 'react';
import { useMove } from 'react-aria';
import { useText } from '../../provider/index.ts';
import * as css from './DataTable.css.ts';
import { COLUMN_MAX_PX, COLUMN_MIN_PX, RESIZE_STEP_PX, clampWidth } from './layout.ts';

interface ColumnResizerProps {
  readonly name: string;
  /** Width set by the user, px; `undefined` while the table sets it. */
  readonly width: number | undefined;
  /** Measures the column's current width, px. */
  readonly measureWidth: () => number;
  readonly onWidth: (px: number) => void;
  /** Restores the column's default width. */
  readonly onReset: () => void;
  readonly tabIndex: 0 | -1;
}

/** The edge of a column: dragged with the pointer, or moved with the arrow keys as a slider. */
export function ColumnResizer(props: ColumnResizerProps) {
  const { name, width, measureWidth, onWidth, onReset, tabIndex } = props;
  const text = useText();
  const edge = useRef<HTMLSpanElement>(null);
  const dragWidth = useRef(0);
  const [measuredWidth, setMeasuredWidth] = useState(COLUMN_MIN_PX);
  const value = width ?? measuredWidth;
  const { moveProps } = useMove({
    onMoveStart: () => {
      dragWidth.current = measureWidth();
    },
    onMove: ({ deltaX, deltaY, pointerType }) => {
      const isMirrored =
        edge.current !== null && getComputedStyle(edge.current).direction === 'rtl';
      const delta = isMirrored ? -deltaX : deltaX;
      dragWidth.current += pointerType === 'keyboard' ? (delta - deltaY) * RESIZE_STEP_PX : delta;
      onWidth(clampWidth(dragWidth.current));
    },
  });
  return (
    <span ref={edge} {...moveProps} className={css.resizer} onDoubleClick={onReset}>
      <input
        type="range"
        className={css.resizerInput}
        aria-label={text('dataTable.resize', { column: name })}
        aria-valuetext={text('dataTable.pixels', { width: value })}
        min={COLUMN_MIN_PX}
        max={COLUMN_MAX_PX}
        value={value}
        tabIndex={tabIndex}
        onFocus={() => setMeasuredWidth(clampWidth(measureWidth()))}
        onChange={({ target }) => onWidth(clampWidth(target.valueAsNumber))}
      />
    </span>
  );
}
