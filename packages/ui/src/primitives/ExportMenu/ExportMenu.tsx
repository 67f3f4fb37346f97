'use client';
import { Download } from 'lucide-react';
import type { HostProps } from '../../host/index.ts';
import { useText, type UiTextKey } from '../../provider/index.ts';
import { Button, type ButtonSize } from '../Button/index.ts';
import { Menu } from '../Menu/index.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'pdf';

export interface ExportMenuProps extends HostProps<HTMLButtonElement> {
  readonly formats?: readonly ExportFormat[];
  readonly onExport: (format: ExportFormat) => void;
  /** Number of rows to export with the current filters. */
  readonly count?: number | undefined;
  /** Whether the file is being created. */
  readonly isPending?: boolean;
  /** Why nothing can be exported; disables the button. */
  readonly disabledReason?: string | null;
  readonly size?: ButtonSize | undefined;
}

const ALL_FORMATS: readonly ExportFormat[] = ['csv', 'xlsx', 'pdf'];
const KEYS: Readonly<Record<ExportFormat, UiTextKey>> = {
  csv: 'exportMenu.csv',
  xlsx: 'exportMenu.xlsx',
  pdf: 'exportMenu.pdf',
};

/** Exports a list with its current filters, in the chosen format. */
export function ExportMenu(props: ExportMenuProps) {
  const { formats = ALL_FORMATS, onExport, count, isPending = false, disabledReason } = props;
  const { size, className, ref } = props;
  const text = useText();
  return (
    <Menu
      aria-label={text('exportMenu.label')}
      trigger={
        <Button
          isPending={isPending}
          disabledReason={disabledReason}
          className={className}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          ref={ref}
          size={size}
        >
          {text('exportMenu.export')}
        </Button>
      }
      onAction={(id) => {
        const format = formats.find((one) => one === id);
        if (format) onExport(format);
      }}
      groups={[
        {
          id: 'formats',
          title:
            count === undefined ? text('exportMenu.label') : text('exportMenu.rows', { count }),
          entries: formats.map((format) => ({ id: format, label: text(KEYS[format]) })),
        },
      ]}
    />
  );
}
