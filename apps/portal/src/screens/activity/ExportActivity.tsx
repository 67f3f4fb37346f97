import { useMutation, type FiltersOf } from '@forecourt/api-client/react';
import { ExportMenu } from '@forecourt/ui';
import { useDenial } from '../../app/useDenial.ts';
import { useNotify } from '../../app/useNotify.ts';
import { hasText } from '../../messages/hasText.ts';
import { useText } from '../../messages/text.ts';

interface ExportActivityProps {
  readonly filters: FiltersOf<'listTransactions'>;
  readonly total: number | null;
}

/** Exports the filtered list in the background. [GW-96] */
export function ExportActivity({ filters, total }: ExportActivityProps) {
  const text = useText();
  const notify = useNotify();
  const denial = useDenial();
  const exporting = useMutation('exportTransactions');
  const startExport = async (format: string) => {
    if (format !== 'csv' && format !== 'xlsx') return;
    const result = await exporting.send({ body: { format, filters } });
    notify(result, text('activity.export.begun'), ({ errorCode, params }) =>
      hasText(errorCode) ? text(errorCode, params) : text('activity.export.failed'),
    );
  };
  return (
    <ExportMenu
      formats={['csv', 'xlsx']}
      onExport={(format) => void startExport(format)}
      isPending={exporting.isPending}
      disabledReason={denial('transactions.export')}
      {...(total === null ? {} : { count: total })}
    />
  );
}
