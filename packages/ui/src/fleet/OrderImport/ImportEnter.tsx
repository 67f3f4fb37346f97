'use client';
import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { KeyFigures } from '../../data/KeyFigures/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './ImportConfirm.css.ts';

export interface ImportEnterProps extends HostProps<HTMLDivElement> {
  /** What is entered, in words: "18 drivers". */
  readonly title: string;
  /** What becomes of rows that are known. */
  readonly words: string;
  readonly added: number;
  /** Left out: only entering them tells. */
  readonly known?: number;
  /** What stays behind, in words; left out: nothing does. */
  readonly leftOut?: ReactNode;
  /** What the button does: "Enter 18 drivers". */
  readonly action: string;
  readonly onBack: () => void;
  readonly onEnter: () => void;
}

/** The last step where nothing is ordered: how many rows are new, how many are known, as far as that can be told. */
export function ImportEnter(props: ImportEnterProps) {
  const { title, words, added, known, leftOut, action, onBack, onEnter, className, ref } = props;
  const text = useText();
  return (
    <div ref={ref} className={classes(css.surface, className)}>
      <div className={css.head}>
        <p className={css.figure}>{title}</p>
        <p className={css.words}>{words}</p>
        {leftOut !== undefined && <p className={css.left}>{leftOut}</p>}
      </div>
      {known !== undefined && (
        <div className={css.delivery}>
          <KeyFigures
            label={text('importEnter.figures')}
            figures={[
              {
                id: 'added',
                label: text('importEnter.added'),
                figure: text('importCheck.number', { count: added }),
              },
              {
                id: 'known',
                label: text('importEnter.known'),
                figure: text('importCheck.number', { count: known }),
              },
            ]}
          />
        </div>
      )}
      <div className={css.foot}>
        <div className={css.actions}>
          <Button onPress={onBack}>{text('importCheck.back')}</Button>
          <Button variant="primary" onPress={onEnter}>
            {action}
          </Button>
        </div>
      </div>
    </div>
  );
}
