'use client';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../provider/index.ts';
import type { CellPlace } from '../../data/DataTable/gridKeys.ts';
import * as css from './ImportGrid.css.ts';
import type { CheckedCell, ImportAnswer, CheckColumn } from './types.ts';
import { useReason } from './useReason.ts';

/** Where focus moves after an edit; `leave` if it has already left the grid. */
export type AfterEdit = 'stay' | 'down' | 'leave';

interface ImportGridCellProps {
  readonly column: CheckColumn;
  readonly cell: CheckedCell | undefined;
  readonly rowNumber: number;
  readonly place: CellPlace;
  readonly tabIndex: 0 | -1;
  readonly isEditing: boolean;
  readonly onFocus: () => void;
  readonly onStart: () => void;
  readonly onCommit: (value: string, afterEdit: AfterEdit) => void;
  readonly onCancel: () => void;
  readonly onAnswer: (answer: ImportAnswer) => void;
}

interface EditorProps {
  readonly label: string;
  readonly value: string;
  readonly onCommit: (value: string, afterEdit: AfterEdit) => void;
  readonly onCancel: () => void;
}

/** Edits a cell in place. Enter saves and moves down, Tab saves, and Escape cancels. */
function Editor({ label, value, onCommit, onCancel }: EditorProps) {
  const ref = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => ref.current?.select(), []);
  const finish = (action: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    action();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    // Enter, Escape, and Tab belong to an input method while it composes a character.
    if (event.nativeEvent.isComposing) return;
    const typed = event.currentTarget.value;
    if (event.key === 'Enter') finish(() => onCommit(typed, 'down'));
    if (event.key === 'Escape') finish(onCancel);
    if (event.key === 'Tab') {
      event.preventDefault();
      finish(() => onCommit(typed, 'stay'));
    }
  };
  return (
    <input
      ref={ref}
      aria-label={label}
      className={css.editor}
      defaultValue={value}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const typed = event.currentTarget.value;
        const afterEdit = event.relatedTarget ? 'leave' : 'stay';
        finish(() => onCommit(typed, afterEdit));
      }}
    />
  );
}

/** A cell: its value, the reason if it is wrong, and Keep and Correct if it is questionable. */
export function ImportGridCell(props: ImportGridCellProps) {
  const { column, cell, place, isEditing, onAnswer } = props;
  const text = useText();
  const reason = useReason(cell);
  const status = cell?.status ?? 'ok';
  const value = cell?.value ?? '';
  const isQuestion = status === 'question';
  return (
    <td
      aria-colindex={place.column + 1}
      aria-invalid={status === 'wrong' || undefined}
      data-column={place.column}
      data-align={column.align}
      tabIndex={props.tabIndex}
      className={css.cell[status]}
      onFocus={props.onFocus}
    >
      {isEditing ? (
        <Editor
          label={text('importCheck.cell', { column: column.label, row: props.rowNumber })}
          value={value}
          onCommit={props.onCommit}
          onCancel={props.onCancel}
        />
      ) : (
        <span className={css.valueLine}>
          {isQuestion && (
            <span className={css.answers}>
              <button
                type="button"
                tabIndex={props.tabIndex}
                className={css.answer}
                onClick={() => onAnswer('keep')}
              >
                {text('importCheck.keep')}
              </button>
              <button
                type="button"
                tabIndex={props.tabIndex}
                className={css.answer}
                onClick={() =>
                  cell?.suggestion === undefined ? props.onStart() : onAnswer('correct')
                }
              >
                {text('importCheck.correct')}
              </button>
            </span>
          )}
          <span className={css.value}>{value}</span>
        </span>
      )}
      {reason !== null && !isEditing && <span className={css.reason[status]}>{reason}</span>}
    </td>
  );
}
