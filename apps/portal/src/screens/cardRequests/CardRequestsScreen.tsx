import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useMutation, usePages } from '@forecourt/api-client/react';
import { AddressFilters, BulkBar, Button, Surface, useBanners } from '@forecourt/ui';
import {
  CARD_REQUESTS_SELECTED_MAX,
  CARDHOLDER_REQUEST_STATES,
  cardholderRequestLifecycle,
  type CardholderRequestAction,
} from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { Screen } from '../../app/Screen.tsx';
import { reasonText } from '../../messages/reasonText.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { ListTable } from '../lists/ListTable.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { anyText, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { AssignDialog, DenyDialog, OnboardDialog } from './dialogs.tsx';
import { useRequestColumns } from './useRequestColumns.tsx';

const FILTERS = { q: anyText, status: oneOf(CARDHOLDER_REQUEST_STATES) };
const ACTIONS = ['assign', 'deny', 'unassign'] as const;

/** Settles the selected requests and reports which were changed and which were not. */
function useSettling(onDone: () => void) {
  const text = useText();
  const translate = useSentText();
  const banners = useBanners();
  const settling = useMutation('settleCardRequests');
  const settle = async (
    requestIds: readonly string[],
    action: CardholderRequestAction,
    cardId: string | null = null,
  ) => {
    const request = { requestIds: [...requestIds], action, cardId };
    const result = await settling.send({ body: request });
    if (!result.ok) {
      banners.show({ kind: 'error', text: text('requests.failed') });
      return;
    }
    const { settled, refused } = result.data;
    const done = text(`requests.done.${action}`, { count: settled.length });
    const [first] = refused;
    banners.show(
      first
        ? {
            kind: 'info',
            text: text('requests.done.some', {
              done,
              names: refused.map(({ name }) => name).join(', '),
              reason: translate(first.key, first.params),
            }),
          }
        : { kind: 'success', text: done },
    );
    onDone();
  };
  return { settle, isPending: settling.isPending };
}

/** Card Assignments: cardholder requests, settled up to 50 at a time. [NAV-20, CARD-20, CARD-33] */
export function Component() {
  const text = useText();
  const { account, viewer } = useSelected();
  const address = useFilterAddress(FILTERS);
  const list = usePages('listCardRequests', { query: address.filters });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [openDialog, setOpenDialog] = useState<'assign' | 'deny' | 'onboard' | null>(null);
  const mayDecide = viewer.may('cardRequests.decide');
  const close = () => setOpenDialog(null);
  const { settle, isPending } = useSettling(() => {
    setSelected(new Set());
    close();
  });
  const dialog = { count: selected.size, isSending: isPending, onCancel: close };
  const selectedRequests = list.items.filter(({ requestId }) => selected.has(requestId));
  const max = CARD_REQUESTS_SELECTED_MAX;
  const tooMany = selected.size > max ? text('requests.tooMany', { max }) : null;
  /** Why none of the selected requests can take this action; null if any can. */
  const disabledReasonOf = (action: CardholderRequestAction): string | null => {
    const reasons = selectedRequests.map(({ status }) =>
      reasonText(
        text,
        cardholderRequestLifecycle.apply(status, action, { accountState: account.state }),
      ),
    );
    return tooMany ?? (reasons.includes(null) ? null : (reasons[0] ?? null));
  };
  const press = (action: CardholderRequestAction) =>
    action === 'unassign' ? void settle([...selected], 'unassign') : setOpenDialog(action);

  return (
    <Screen
      title={text('menu.cardAssignments')}
      subtitle={
        list.first?.counts
          ? text('requests.subtitle', { pending: list.first.counts['pending'] ?? 0 })
          : null
      }
      actions={
        mayDecide && (
          <Button
            variant="primary"
            icon={<UserPlus size={16} />}
            onPress={() => setOpenDialog('onboard')}
          >
            {text('requests.onboard')}
          </Button>
        )
      }
    >
      <Surface padding="none">
        {selected.size > 0 ? (
          <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
            {ACTIONS.map((action) => (
              <Button
                key={action}
                size="compact"
                disabledReason={disabledReasonOf(action)}
                onPress={() => press(action)}
              >
                {text(`requests.${action}`)}
              </Button>
            ))}
          </BulkBar>
        ) : (
          <AddressFilters
            {...address.bar}
            status={{
              id: 'status',
              label: text('requests.filter.status'),
              options: [
                { value: 'all', label: text('requests.filter.all') },
                ...optionsOf(CARDHOLDER_REQUEST_STATES, (value) =>
                  text(`requests.status.${value}`),
                ),
              ],
            }}
            search={{ id: 'q', label: text('requests.search') }}
          />
        )}
        <ListTable
          label={text('menu.cardAssignments')}
          columns={useRequestColumns()}
          list={list}
          subject={text('requests.what')}
          getRowId={({ requestId }) => requestId}
          getRowName={({ name }) => text('requests.rowName', { name })}
          lines="two"
          {...(mayDecide ? { selected, onSelect: setSelected } : {})}
          empty={<NoRows list="requests" address={address} />}
        />
      </Surface>
      {openDialog === 'assign' && (
        <AssignDialog
          {...dialog}
          onAssign={(cardId) => void settle([...selected], 'assign', cardId)}
        />
      )}
      {openDialog === 'deny' && (
        <DenyDialog {...dialog} onDeny={() => void settle([...selected], 'deny')} />
      )}
      {openDialog === 'onboard' && <OnboardDialog onClose={close} />}
    </Screen>
  );
}
