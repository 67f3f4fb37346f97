import { useState } from 'react';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  ComboBox,
  ConfirmDialog,
  Dialog,
  MultiComboBox,
  type SelectOption,
} from '@forecourt/ui';
import { CARD_REQUESTS_SELECTED_MAX, CARDHOLDERS_PER_CARD_MAX } from '@forecourt/validation';
import { useApp } from '../../app/App.ts';
import { useAction } from '../../app/useAction.ts';
import { useText } from '../../messages/text.ts';
import { autoAssigned } from './autoAssigned.ts';
import { ACTIVE_CARDS, useCardChoice } from '../cards/useCardSearch.ts';

interface SettleDialogProps {
  readonly count: number;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

interface AssignDialogProps extends SettleDialogProps {
  readonly onAssign: (cardId: string) => void;
}

/** Chooses the card for the selected requests. [CARD-10] */
export function AssignDialog({ count, isSending, onAssign, onCancel }: AssignDialogProps) {
  const text = useText();
  const { flags } = useApp();
  const { cardId, field } = useCardChoice(ACTIVE_CARDS, (cards) => autoAssigned(flags, cards));
  return (
    <Dialog
      onClose={onCancel}
      title={text('requests.assign.title', { count })}
      actions={
        <>
          <Button onPress={onCancel}>{text('requests.cancel')}</Button>
          <Button
            variant="primary"
            isPending={isSending}
            disabledReason={cardId === '' ? text('requests.assign.choose') : null}
            onPress={() => onAssign(cardId)}
          >
            {text('requests.assign.confirm')}
          </Button>
        </>
      }
    >
      <p>{text('requests.assign.text', { max: CARDHOLDERS_PER_CARD_MAX })}</p>
      <ComboBox
        label={text('requests.assign.card')}
        placeholder={text('requests.assign.choose')}
        {...field}
      />
    </Dialog>
  );
}

interface DenyDialogProps extends SettleDialogProps {
  readonly onDeny: () => void;
}

/** Confirms denying requests, which is final. [CARD-20] */
export function DenyDialog({ count, isSending, onDeny, onCancel }: DenyDialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      title={text('requests.deny.title', { count })}
      irreversible={text('requests.deny.final')}
      confirmLabel={text('requests.deny')}
      isPending={isSending}
      onConfirm={onDeny}
      onCancel={onCancel}
    >
      {text('requests.deny.text')}
    </ConfirmDialog>
  );
}

/** Creates requests for known cardholders. [GW-33, GW-34] */
export function OnboardDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const cardholders = useQuery(
    'listKnownCardholders',
    { query: { q: typed, limit: 50 } },
    { keepPreviousData: true },
  );
  const onboarding = useAction(
    'onboardCardholders',
    ({ items }) => text('requests.onboard.done', { count: items.length }),
    text('requests.failed'),
  );
  const [selectedOptions, setSelectedOptions] = useState<readonly SelectOption[]>([]);
  const ids = selectedOptions.map(({ value }) => value);
  const none = ids.length === 0 ? text('requests.onboard.none') : null;
  const disabledReason =
    ids.length > CARD_REQUESTS_SELECTED_MAX
      ? text('requests.tooMany', { max: CARD_REQUESTS_SELECTED_MAX })
      : none;
  const onboard = async () => {
    if (await onboarding.run({ body: { cardholderIds: ids } })) onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={text('requests.onboard.title')}
      actions={
        <>
          <Button onPress={onClose}>{text('requests.cancel')}</Button>
          <Button
            variant="primary"
            isPending={onboarding.isPending}
            disabledReason={disabledReason}
            onPress={() => void onboard()}
          >
            {text('requests.onboard.confirm')}
          </Button>
        </>
      }
    >
      <p>{text('requests.onboard.text')}</p>
      <MultiComboBox
        label={text('requests.onboard.label')}
        placeholder={text('requests.onboard.none')}
        value={selectedOptions}
        onChange={setSelectedOptions}
        onSearch={setTyped}
        isSearching={cardholders.isValidating}
        hasSearchFailed={cardholders.failure !== undefined}
        options={(cardholders.data?.items ?? []).map(
          ({ cardholderId, name, number, fleetName }) => ({
            value: cardholderId,
            label: text('requests.onboard.option', { name, number, fleet: fleetName }),
          }),
        )}
      />
    </Dialog>
  );
}
