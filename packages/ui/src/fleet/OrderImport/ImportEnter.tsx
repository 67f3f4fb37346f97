'use client';
import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { KeyFigures, type KeyFigure } from '../../data/KeyFigures/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './ImportConfirm.css.ts';
import * as step from './stepFoot.css.ts';

export interface ImportEnterProps extends HostProps<HTMLDivElement> {
  /** What is entered, in words: "18 drivers". */
  readonly title: string;
  /** What happens to rows that are already on file. */
  readonly words: string;
  readonly added: number;
  /** Left out: unknown until they are entered. */
  readonly known?: number;
  /** How many of the rows on file differ and are updated; others are skipped. Left out: unknown. */
  readonly updated?: number;
  /** What is left out, in words; leave it out if nothing is. */
  readonly leftOut?: ReactNode;
  /** What the button does: "Enter 18 drivers". */
  readonly action: string;
  readonly onBack: () => void;
  readonly onEnter: () => void;
}

/** How many rows are new, and what happens to those on file; empty: unknown. */
function useFigures({ added, known, updated }: ImportEnterProps): readonly KeyFigure[] {
  const text = useText();
  if (known === undefined) return [];
  const ofKnown =
    updated === undefined
      ? ([['known', known]] as const)
      : ([
          ['updated', updated],
          ['skipped', known - updated],
        ] as const);
  return ([['added', added], ...ofKnown] as const).map(([id, count]) => ({
    id,
    label: text(`importEnter.${id}`),
    figure: text('importCheck.number', { count }),
  }));
}

/** The last step when nothing is ordered: how many rows are new, and how many are on file. */
export function ImportEnter(props: ImportEnterProps) {
  const { title, words, leftOut, action, onBack, onEnter, className, ref } = props;
  const text = useText();
  const figures = useFigures(props);
  return (
    <div ref={ref} className={classes(step.surface, className)}>
      <div className={css.head}>
        <p className={css.figure}>{title}</p>
        <p className={css.words}>{words}</p>
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
