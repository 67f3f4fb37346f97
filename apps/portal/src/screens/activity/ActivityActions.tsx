import { useMutation, type FiltersOf } from '@forecourt/api-client/react';
import { ButtonLink, ExportMenu, useBanners } from '@forecourt/ui';
import { can } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { actorIn, mayIn, useSelected } from '../../shell/account.ts';

interface ActivityActionsProps {
  readonly filters: FiltersOf<'listTransactions'>;
  readonly total: number | null;
}

/** Exports the list as it is filtered, in the background, and leads to the disputes. [GW-96] */
export function ActivityActions({ filters, total }: ActivityActionsProps) {
  const text = useText();
  const sent = useSentText();
  const banners = useBanners();
  const { account } = useSelected();
  const exporting = useMutation('exportTransactions');
  const granted = can(actorIn(account), 'transactions.export');
  const [against] = granted.allowed ? [] : granted.reasons;
  const begin = async (format: string) => {
    if (format !== 'csv' && format !== 'xlsx') return;
    const result = await exporting.send({ body: { format, filters } });
    if (result.ok) {
      banners.show({ kind: 'success', text: text('activity.export.begun') });
      return;
    }
    const { errorCode, params } = result.failure;
    banners.show({
      kind: 'error',
      text: errorCode.startsWith('export.')
        ? sent(errorCode, params)
        : text('activity.export.failed'),
    });
  };
  return (
    <>
      {mayIn(account)('disputes.view') && (
        <ButtonLink href={href('disputes')}>{text('activity.disputes')}</ButtonLink>
      )}
      <ExportMenu
        formats={['csv', 'xlsx']}
        onExport={(format) => void begin(format)}
        isPending={exporting.isPending}
        disabledReason={against ? text(against.key, against.params) : null}
        {...(total === null ? {} : { count: total })}
      />
    </>
  );
}
