import { useState } from 'react';
import { usePages, useQuery } from '@forecourt/api-client/react';
import { ConfirmDialog, Select, Stack } from '@forecourt/ui';
import { Problem } from '../../../app/Problem.tsx';
import { useAction } from '../../../app/useAction.ts';
import { useFieldReason } from '../../../app/useNotify.ts';
import { useText } from '../../../messages/text.ts';
import { isNotLoaded, NotLoaded } from '../../cards/NotLoaded.tsx';
import { MoreRows } from '../../lists/MoreRows.tsx';
import type { TransactionDetails } from '../purchaseFacts.ts';

interface UnlockTaskProps {
  readonly details: Pick<TransactionDetails, 'driver'>;
  readonly onClose: () => void;
}

const OFF = { status: 'off', type: 'D' } as const;

/** IDs that are turned off, including the driver's own even if it is on a later page. */
function useIdsOff(driver: string | null) {
  const ids = usePages('listPromptedIds', { query: OFF });
  const isOwn = ({ name }: { readonly name: string }) => name === driver;
  const loaded = ids.items.find(isOwn);
  const isFurther = driver !== null && ids.hasMore && !loaded;
  const driverIds = useQuery(
    'listPromptedIds',
    isFurther ? { query: { ...OFF, q: driver } } : null,
  );
  const match = isFurther ? driverIds.data?.items.find(isOwn) : undefined;
  const rows = match ? [match, ...ids.items] : ids.items;
  return { ids, rows, named: loaded ?? match };
}

/** Turns on a prompted ID that the pump rejected because it was off. [PID-04] */
export function UnlockTask({ details, onClose }: UnlockTaskProps) {
  const text = useText();
  const reasonOr = useFieldReason();
  const { ids, rows, named } = useIdsOff(details.driver?.name ?? null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const row = rows.find(({ id }) => id === (selectedId ?? named?.id));
  const done = text('activity.unlock.done', { name: row?.name ?? '' });
  const turning = useAction('switchPromptedId', done);
  const confirm = async () => {
    if (!row) return;
    const isDone = await turning.run(
      { params: { id: row.id }, body: { action: 'turnOn' } },
      { ifMatch: row.version },
    );
    if (isDone) onClose();
  };
  const isMissing = isNotLoaded(ids);
  const shown = rows.length;
  const isEmpty = !isMissing && shown === 0;
  return (
    <ConfirmDialog
      title={text('activity.unlock.title')}
      confirmLabel={text('activity.unlock.confirm')}
      cancelLabel={text('activity.unlock.cancel')}
      isPending={turning.isPending}
      blockedReason={row ? null : text(isEmpty ? 'activity.unlock.none' : 'activity.unlock.choose')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          {isMissing ? (
            <NotLoaded query={ids} subject={text('activity.unlock.id')} shape="text" />
          ) : (
            <Select
              label={text('activity.unlock.id')}
              value={row?.id ?? ''}
              onChange={setSelectedId}
              isDisabled={isEmpty}
              help={
                ids.hasMore
                  ? text('activity.unlock.some', { shown, count: ids.total ?? shown })
                  : undefined
              }
              options={rows.map(({ id, name, number }) => ({
                value: id,
                label: `${name} · ${number}`,
              }))}
            />
          )}
          <MoreRows list={ids}>{text('activity.unlock.more')}</MoreRows>
          <Problem>
            {turning.failure && reasonOr(text('activity.unlock.failed'))(turning.failure)}
          </Problem>
        </Stack>
      }
    >
      {isEmpty ? text('activity.unlock.none') : text('activity.unlock.why')}
    </ConfirmDialog>
  );
}
