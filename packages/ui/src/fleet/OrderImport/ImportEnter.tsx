'use client';
import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { KeyFigures, type KeyFigure } from '../../data/KeyFigures/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './ImportConfirm.css.ts';
import * as step from './stepFoot.css.ts';

export interface ImportEnterProps extends HostProps<HTMLDivElement> {
  /** What is imported: "18 drivers". */
  readonly title: string;
  /** What happens to rows that already exist. */
  readonly note: string;
  readonly added: number;
  /** Number of rows that already exist; omit it if unknown until the import runs. */
  readonly known?: number;
  /** How many existing rows differ and are updated; others are skipped. Omit it if unknown. */
  readonly updated?: number;
  /** Which rows are left out; omit it if none are. */
  readonly leftOut?: ReactNode;
  /** Label of the button: "Enter 18 drivers". */
  readonly action: string;
  readonly onBack: () => void;
  readonly onEnter: () => void;
}

/** Counts of new, updated, and skipped rows; empty if unknown. */
function useFigures({ added, known, updated }: ImportEnterProps): readonly KeyFigure[] {
  const text = useText();
  if (known === undefined) return [];
  const existingCounts =
    updated === undefined
      ? ([['known', known]] as const)
      : ([
          ['updated', updated],
          ['skipped', known - updated],
        ] as const);
  return ([['added', added], ...existingCounts] as const).map(([id, count]) => ({
    id,
    label: text(`importEnter.${id}`),
    figure: text('importCheck.number', { count }),
  }));
}

/** The last step of an import without an order: how many rows are new, and how many exist. */
export function ImportEnter(props: ImportEnterProps) {
  const { title, note, leftOut, action, onBack, onEnter, className, ref } = props;
  const text = useText();
  const figures = useFigures(props);
  return (
    <div ref={ref} className={classes(step.surface, className)}>
      <div className={css.head}>
        <p className={css.figure}>{title}</p>
        <p className={css.text}>{note}</p>
        {leftOut !== undefined && <p className={css.left}>{leftOut}</p>}
      </div>
      {figures.length > 0 && (
        <div className={css.delivery}>
          <KeyFigures label={text('importEnter.figures')} figures={figures} />
        </div>
      )}
      <div className={css.foot}>
        <div className={step.actions}>
          <Button onPress={onBack}>{text('importCheck.back')}</Button>
          <Button variant="primary" onPress={onEnter}>
            {action}
          </Button>
        </div>
      </div>
    </div>
  );
}
