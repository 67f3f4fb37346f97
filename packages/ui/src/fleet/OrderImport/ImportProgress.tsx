'use client';
import { classes, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Progress } from '../../primitives/Progress/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './ImportProgress.css.ts';

export interface ImportProgressProps extends HostProps<HTMLDivElement> {
  /** `checking` reads the file in the browser; `sending` uploads the rows to the gateway. */
  readonly phase: 'checking' | 'sending';
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
}

/** Progress of an import. It can be canceled, because nothing is changed before the end. */
export function ImportProgress(props: ImportProgressProps) {
  const { phase, done, total, onCancel, className, ref } = props;
  const text = useText();
  return (
    <div ref={ref} className={classes(css.surface, className)}>
      <Progress
        label={text(`importProgress.${phase}`)}
        value={done}
        max={Math.max(total, 1)}
        valueText={text('importProgress.rows', { done, total })}
      />
      <div className={css.foot}>
        <p className={css.note}>{text('importProgress.note')}</p>
        <Button onPress={onCancel}>{text('importProgress.cancel')}</Button>
      </div>
    </div>
  );
}
