'use client';
import { useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFocusAfterRemoval } from '../../host/index.ts';
import { Button, IconButton } from '../../primitives/Button/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './ImportOneByOne.css.ts';
import { needsPerson } from './tally.ts';
import type { CheckedCell, CheckedRow, ImportAnswer, CheckColumn, ColumnKey } from './types.ts';
import { useReason } from './useReason.ts';

interface ImportOneByOneProps {
  readonly columns: readonly CheckColumn[];
  readonly rows: readonly CheckedRow[];
  readonly onEdit: (row: number, column: ColumnKey, value: string) => void;
  readonly onAnswer: (row: number, column: ColumnKey, answer: ImportAnswer) => void;
}

interface ProblemProps {
  readonly column: CheckColumn;
  readonly cell: CheckedCell;
  readonly onEdit: (value: string) => void;
  readonly onAnswer: (answer: ImportAnswer) => void;
}

/** A field for a cell that needs attention. Input is checked on blur. */
function Problem({ column, cell, onEdit, onAnswer }: ProblemProps) {
  const text = useText();
  const reason = useReason(cell) ?? '';
  const [typed, setTyped] = useState(cell.value);
  const isQuestion = cell.status === 'question';
  const commit = () => {
    if (typed !== cell.value) onEdit(typed);
  };
  return (
    <div className={isQuestion ? css.question : undefined}>
      <TextField
        label={column.label}
        value={typed}
        onChange={setTyped}
        onBlur={commit}
        {...(isQuestion ? { help: reason } : { error: reason })}
      />
      {isQuestion && (
        <div className={css.answers}>
          <Button onPress={() => onAnswer('keep')}>{text('importCheck.keep')}</Button>
          {cell.suggestion !== undefined && (
            <Button onPress={() => onAnswer('correct')}>
              {text('importCheck.use', { value: cell.suggestion })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const isOpen = (cell: CheckedCell | undefined) =>
  cell?.status === 'wrong' || cell?.status === 'question';

/** The rows of a file that need attention, one at a time, for phones. */
export function ImportOneByOne({ columns, rows, onEdit, onAnswer }: ImportOneByOneProps) {
  const text = useText();
  const openRows = rows.filter(needsPerson);
  /** Shows this row, or else the next that needs attention. */
  const [fromRow, setFromRow] = useState(0);
  const nextIndex = openRows.findIndex((each) => each.row >= fromRow);
  const index = nextIndex === -1 ? openRows.length - 1 : nextIndex;
  const row = openRows[index];
  /** Pressing a step blurs the field, after which another row may be shown: remember the row. */
  const rowAtPress = useRef(0);
  const { restRef, hold } = useFocusAfterRemoval(
    openRows.flatMap(({ row: rowNumber, cells }) =>
      cells.filter(isOpen).map(({ column }) => `${rowNumber} ${column}`),
    ),
  );
  if (!row) {
    return (
      <p ref={restRef} tabIndex={-1} className={css.done}>
        {text('importCheck.empty.needs')}
      </p>
    );
  }
  const rememberRow = () => {
    rowAtPress.current = row.row;
  };
  const cellOf = (column: CheckColumn) => row.cells.find((cell) => cell.column === column.id);
  return (
    <section className={css.root} aria-label={text('importCheck.oneByOne')}>
      <div className={css.head}>
        <h2 ref={restRef} tabIndex={-1} className={css.title} aria-live="polite">
          {text('importCheck.rowOf', { row: row.row, at: index + 1, count: openRows.length })}
        </h2>
        <div className={css.steps}>
          <IconButton
            label={text('importCheck.previous')}
            icon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
            variant="secondary"
            isDisabled={index === 0}
            onPressStart={rememberRow}
            onPress={() =>
              setFromRow(openRows.findLast((each) => each.row < rowAtPress.current)?.row ?? 0)
            }
          />
          <IconButton
            label={text('importCheck.next')}
            icon={<ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />}
            variant="secondary"
            isDisabled={index === openRows.length - 1}
            onPressStart={rememberRow}
            onPress={() => setFromRow(rowAtPress.current + 1)}
          />
        </div>
      </div>
      {columns.map((column) => {
        const cell = cellOf(column);
        return cell && isOpen(cell) ? (
          <Problem
            key={`${row.row}-${column.id}-${cell.value}`}
            column={column}
            cell={cell}
            onEdit={(value) => onEdit(row.row, column.id, value)}
            onAnswer={(answer) => {
              hold(`${row.row} ${column.id}`);
              onAnswer(row.row, column.id, answer);
            }}
          />
        ) : null;
      })}
      <dl>
        {columns
          .filter((column) => !isOpen(cellOf(column)))
          .map((column) => (
            <div key={column.id} className={css.fact}>
              <dt className={css.name}>{column.label}</dt>
              <dd className={css.value}>{cellOf(column)?.value || '–'}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
