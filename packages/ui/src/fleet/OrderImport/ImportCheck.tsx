'use client';
import { useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { PHONE_QUERY } from '../../layout/breakpoints.ts';
import { useMediaQuery } from '../../layout/useMediaQuery/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './ImportCheck.css.ts';
import * as step from './stepFoot.css.ts';
import { ImportGrid } from './ImportGrid.tsx';
import { ImportOneByOne } from './ImportOneByOne.tsx';
import { filtered, tally, type ImportFilter } from './tally.ts';
import type { CheckedRow, ImportAnswer, CheckColumn, ColumnKey } from './types.ts';

export interface ImportCheckProps extends HostProps<HTMLDivElement> {
  readonly columns: readonly CheckColumn[];
  readonly rows: readonly CheckedRow[];
  /** Cost of the ready rows: "$0.00". Omit it if importing them costs nothing. */
  readonly cost?: string | undefined;
  /** Called with the typed value, to check the row again. `row` is its number in the file. */
  readonly onEdit: (row: number, column: ColumnKey, value: string) => void;
  readonly onAnswer: (row: number, column: ColumnKey, answer: ImportAnswer) => void;
  /** Downloads the rows that are not ready, with their reasons. */
  readonly onDownload: () => void;
  readonly onBack: () => void;
  readonly onContinue: () => void;
  /** Shown instead of the rows if none match the filter. */
  readonly empty?: ReactNode;
}

const FILTERS = ['all', 'needs', 'mended'] as const satisfies readonly ImportFilter[];

/** The rows that matched when the filter was chosen, so that fixing a row does not remove it. */
function viewOf(rows: readonly CheckedRow[], filter: ImportFilter) {
  return { filter, numbers: new Set(filtered(rows, filter).map(({ row }) => row)) };
}

/**
 * Check of a file: how many rows are ready, and what is wrong with the others, to be fixed in
 * place. On phones, shows one row that needs attention at a time. [CARD-03]
 */
export function ImportCheck(props: ImportCheckProps) {
  const { columns, rows, cost, onEdit, onAnswer, onDownload, onBack, onContinue, empty } = props;
  const { className, ref } = props;
  const text = useText();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const counts = tally(rows);
  const [view, setView] = useState(() => viewOf(rows, counts.needs > 0 ? 'needs' : 'all'));
  const shown = rows.filter(({ row }) => view.numbers.has(row));
  const baseIds = ['ready', 'needs', 'mended'] as const;
  const countIds = counts.existing > 0 ? ([...baseIds, 'existing'] as const) : baseIds;
  const figures = [
    ...countIds.map((id) => ({ id, figure: text('importCheck.number', { count: counts[id] }) })),
    ...(cost === undefined ? [] : [{ id: 'cost', figure: cost } as const]),
  ];

  return (
    <div ref={ref} className={classes(step.surface, className)}>
      <div className={css.head}>
        <dl className={css.figures}>
          {figures.map(({ id, figure }) => (
            <div key={id} className={css.figure}>
              <dt className={css.name}>{text(`importCheck.${id}`, { count: counts.all })}</dt>
              <dd className={css.number[id === 'needs' && counts.needs > 0 ? 'bad' : 'plain']}>
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        {!isPhone && (
          <SegmentedControl
            aria-label={text('importCheck.filter')}
            value={view.filter}
            onChange={(filter) => setView(viewOf(rows, filter))}
            options={FILTERS.map((id) => ({
              value: id,
              label: text(`importCheck.filter.${id}`, { count: counts[id] }),
            }))}
          />
        )}
      </div>
      {isPhone ? (
        <ImportOneByOne columns={columns} rows={rows} onEdit={onEdit} onAnswer={onAnswer} />
      ) : shown.length === 0 ? (
        <div className={css.empty}>{empty ?? text(`importCheck.empty.${view.filter}`)}</div>
      ) : (
        <ImportGrid
          label={text('importCheck.grid')}
          columns={columns}
          rows={shown}
          onEdit={onEdit}
          onAnswer={onAnswer}
        />
      )}
      <div className={css.foot}>
        {counts.needs > 0 && (
          <Button
            onPress={onDownload}
            icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            {text('importCheck.download')}
          </Button>
        )}
        <p className={step.note}>{text('importCheck.note')}</p>
        <div className={css.actions}>
          <Button onPress={onBack}>{text('importCheck.back')}</Button>
          <Button variant="primary" isDisabled={counts.ready === 0} onPress={onContinue}>
            {text('importCheck.continue', { count: counts.ready })}
          </Button>
        </div>
      </div>
    </div>
  );
}
