import type { Mutation } from '@forecourt/api-client/react';
import { ExportMenu, type ExportMenuProps } from '@forecourt/ui';
import type { TextKey } from '../../messages/text.ts';
import type { SentFile } from './saveFile.ts';
import { useSaveFile } from './useSaveFile.ts';

export interface ExportRowsProps extends Pick<ExportMenuProps, 'size'> {
  readonly exporting: Pick<Mutation<[format: 'csv' | 'xlsx'], SentFile>, 'send' | 'isPending'>;
  /** Number of rows; null while unknown. */
  readonly total?: number | null;
  /** The error if the file could not be created. */
  readonly failed: TextKey;
}

/** Saves a list as CSV or XLSX. [GW-24] */
export function ExportRows({ exporting, total = null, failed, ...look }: ExportRowsProps) {
  const save = useSaveFile(failed);
  return (
    <ExportMenu
      {...look}
      formats={['csv', 'xlsx']}
      onExport={(format) => {
        if (format !== 'pdf') void exporting.send(format).then(save);
      }}
      isPending={exporting.isPending}
      count={total ?? undefined}
    />
  );
}
