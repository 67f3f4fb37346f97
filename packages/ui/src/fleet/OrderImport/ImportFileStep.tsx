'use client';
import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { FileDrop } from '../../primitives/FileDrop/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './ImportFileStep.css.ts';

export interface ImportFileStepProps extends HostProps<HTMLDivElement> {
  readonly onFile: (file: File) => void;
  readonly onTemplate: () => void;
  /** Maximum number of rows per file. */
  readonly maxRows: number;
  /** Whether the file is being read. */
  readonly isReading?: boolean;
  /** Why the last file could not be read, and what to do. */
  readonly error?: ReactNode;
}

/** The first step of an import: upload any CSV or XLSX file, or download a template. */
export function ImportFileStep(props: ImportFileStepProps) {
  const { onFile, onTemplate, maxRows, isReading = false, error, className, ref } = props;
  const text = useText();
  return (
    <div ref={ref} className={classes(css.surface, className)}>
      <FileDrop
        label={text('importFile.label')}
        help={text('importFile.help', { count: maxRows })}
        accept={['.csv', '.txt', '.tsv', '.xlsx']}
        isDisabled={isReading}
        onFile={onFile}
      />
      <output className={css.status}>{isReading ? text('importFile.reading') : null}</output>
      {error}
      <div className={css.foot}>
        <Button
          onPress={onTemplate}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          {text('importFile.template')}
        </Button>
        <p className={css.note}>{text('importFile.note')}</p>
      </div>
    </div>
  );
}
