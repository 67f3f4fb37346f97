import type { FiltersOf } from '@forecourt/api-client/react';
import { ExportMenu } from '@forecourt/ui';
import { useAction } from '../../app/useAction.ts';
import { useDenial } from '../../app/useDenial.ts';
import { hasText } from '../../messages/hasText.ts';
import { useText } from '../../messages/text.ts';

interface ExportActivityProps {
  readonly filters: FiltersOf<'listTransactions'>;
  readonly total: number | null;
}

/** Exports the filtered list in the background. [GW-96] */
export function ExportActivity({ filters, total }: ExportActivityProps) {
  const text = useText();
  const denial = useDenial();
  const exporting = useAction(
    'exportTransactions',
    text('activity.export.begun'),
    ({ errorCode, params }) =>
      hasText(errorCode) ? text(errorCode, params) : text('activity.export.failed'),
  );
  return (
    <ExportMenu
      formats={['csv', 'xlsx']}
      onExport={(format) => {
        if (format !== 'csv' && format !== 'xlsx') return;
        void exporting.send({ body: { format, filters } });
      }}
      isPending={exporting.isPending}
      disabledReason={denial('transactions.export')}
      count={total ?? undefined}
    />
  );
}
