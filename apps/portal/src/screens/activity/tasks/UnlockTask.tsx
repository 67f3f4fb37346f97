import { useState } from 'react';
import { useMutation, usePages } from '@forecourt/api-client/react';
import { ConfirmDialog, Select, Stack } from '@forecourt/ui';
import { Problem } from '../../../app/Problem.tsx';
import { useFieldReason, useTell } from '../../../app/useTell.ts';
import { useText } from '../../../messages/text.ts';
import { isNotLoaded, NotLoaded } from '../../cards/NotLoaded.tsx';
import { MoreRows } from '../../lists/MoreRows.tsx';
import type { TransactionDetails } from '../purchaseFacts.ts';

interface UnlockTaskProps {
  readonly details: Pick<TransactionDetails, 'driver'>;
  readonly onClose: () => void;
}

/** Turns an ID on again that the pump did not take because it is off. [PID-04] */
export function UnlockTask({ details, onClose }: UnlockTaskProps) {
  const text = useText();
  const tell = useTell();
  const reasonOr = useFieldReason();
  const ids = usePages('listPromptedIds', { query: { status: 'off', type: 'D' } });
  const turning = useMutation('switchPromptedId');
  const named = ids.items.find(({ name }) => name === details.driver?.name);
  const [chosen, setChosen] = useState<string | null>(null);
  const row = ids.items.find(({ id }) => id === (chosen ?? named?.id));
  const confirm = async () => {
    if (!row) return;
    const result = await turning.send(
      { params: { id: row.id }, body: { action: 'turnOn' } },
      { ifMatch: row.version },
    );
    if (tell(result, text('activity.unlock.done', { name: row.name }))) onClose();
  };
  const isMissing = isNotLoaded(ids);
  const shown = ids.items.length;
  const none = !isMissing && shown === 0;
  return (
    <ConfirmDialog
      title={text('activity.unlock.title')}
      confirmLabel={text('activity.unlock.confirm')}
      cancelLabel={text('activity.unlock.cancel')}
      isPending={turning.isPending}
      blockedReason={row ? null : text(none ? 'activity.unlock.none' : 'activity.unlock.choose')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          {isMissing ? (
            <NotLoaded of={ids} what={text('activity.unlock.id')} shape="text" />
          ) : (
            <Select
              label={text('activity.unlock.id')}
              value={row?.id ?? ''}
              onChange={setChosen}
              isDisabled={none}
              help={
                ids.hasMore
                  ? text('activity.unlock.some', { shown, count: ids.total ?? shown })
                  : undefined
              }
              options={ids.items.map(({ id, name, number }) => ({
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
      {none ? text('activity.unlock.none') : text('activity.unlock.why')}
    </ConfirmDialog>
  );
}
