import { useMutation, type FiltersOf } from '@forecourt/api-client/react';
import { ExportMenu } from '@forecourt/ui';
import { can } from '@forecourt/validation';
import { useTell } from '../../app/useTell.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';

interface ExportActivityProps {
  readonly filters: FiltersOf<'listTransactions'>;
  readonly total: number | null;
}

/** Exports the list as it is filtered, in the background. [GW-96] */
export function ExportActivity({ filters, total }: ExportActivityProps) {
  const text = useText();
  const sent = useSentText();
  const tell = useTell();
  const { account } = useSelected();
  const exporting = useMutation('exportTransactions');
  const granted = can(actorIn(account), 'transactions.export');
  const [against] = granted.allowed ? [] : granted.reasons;
  const begin = async (format: string) => {
    if (format !== 'csv' && format !== 'xlsx') return;
    const result = await exporting.send({ body: { format, filters } });
    tell(result, text('activity.export.begun'), ({ errorCode, params }) =>
      errorCode.startsWith('export.') ? sent(errorCode, params) : text('activity.export.failed'),
    );
  };
  return (
    <ExportMenu
      formats={['csv', 'xlsx']}
      onExport={(format) => void begin(format)}
      isPending={exporting.isPending}
      disabledReason={against ? text(against.key, against.params) : null}
      {...(total === null ? {} : { count: total })}
    />
  );
}
