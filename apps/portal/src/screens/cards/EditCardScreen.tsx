import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { CardDetails } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { CardForm, InlineMessage, VersionConflict, type CardChange } from '@forecourt/ui';
import { formatZone } from '@forecourt/ui/format';
import { ASSIGNEE_OF_TYPE, type CardEdit } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useAction } from '../../app/useAction.ts';
import { useInvalidFields } from '../../app/useInvalidFields.ts';
import { Screen } from '../../app/Screen.tsx';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { isStale } from '../../app/useNotify.ts';
import { reasonText } from '../../messages/reasonText.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { taskForm } from './actions/taskForm.tsx';
import { reasonsAgainst } from './actions/taskRules.ts';
import { changeOf, differingValues, editOf } from './editVersions.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { useAssignees, useCardChoices, useGroupOptions } from './useCardChoices.ts';

interface EditProps {
  readonly details: CardDetails;
  readonly onReload: () => void;
}

/** The card's assignee, as an option of the assignee field. */
function assigneeOf({ card, assigneeId, driver, vehicle }: CardDetails) {
  if (assigneeId === null) return null;
  const label =
    ASSIGNEE_OF_TYPE[card.cardType] === 'vehicle'
      ? vehicle && `${vehicle.name} · ${vehicle.unitNumber}`
      : driver && `${driver.firstName} ${driver.lastName} · ${driver.driverId}`;
  return { value: assigneeId, label: label ?? '…' };
}

function EditCard({ details, onReload }: EditProps) {
  const text = useText();
  const navigate = useNavigate();
  const onInvalid = useInvalidFields('cardEdit.invalid');
  const { account } = useSelected();
  // The form starts from the card as opened; a newer version is offered beside it, not swapped in.
  const [original, setOriginal] = useState(details);
  const [sent, setSent] = useState<CardEdit | null>(null);
  const { card } = original;
  const [typed, setTyped] = useState('');
  const { choices, failed } = useCardChoices();
  const groups = useGroupOptions();
  const { found, assignees } = useAssignees(card.cardType, typed, assigneeOf(original));
  const edit = useAction('editCard', ({ needsNewPlastic }) =>
    text(needsNewPlastic ? 'cardEdit.donePlastic' : 'cardEdit.done', { last4: card.last4 }),
  );
  const [isDirty, setDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty);
  const back = () => void navigate(href('card', { cardId: card.cardId }));
  const send = async (body: CardEdit, target: CardDetails['card']) => {
    setSent(body);
    const request = { params: { cardId: target.cardId }, body };
    const result = await edit.send(request, { ifMatch: target.version });
    if (!result.ok) return onReload();
    guard.release();
    back();
  };
  const save = (change: CardChange) => {
    const body = editOf(changeOf(original), change);
    if (Object.keys(body).length === 0) back();
    else void send(body, card);
  };
  if (!choices) return <NotLoaded query={failed} subject={text('order.what')} />;
  const failure = sent && edit.failure;
  const form = taskForm({ ...edit, failure });
  const conflict = sent && failure && isStale(failure) && (
    <VersionConflict
      values={differingValues(failure, { choices, assignees, groups: groups ?? [] }, text)}
      isSaving={edit.isPending}
      onKeepMine={() => void send(sent, details.card)}
      onTakeTheirs={() => {
        setSent(null);
        setOriginal(details);
      }}
    />
  );
  const blockingReason = reasonText(text, reasonsAgainst(details.card, account, 'edit'));
  return (
    <>
      {blockingReason && (
        <InlineMessage tone="warn" title={text('cardTask.notNow')}>
          {blockingReason}
        </InlineMessage>
      )}
      <CardForm
        key={card.version}
        card={changeOf(original)}
        choices={choices}
        assignees={assignees}
        onSearchAssignee={setTyped}
        isSearching={found.isValidating}
        hasSearchFailed={found.failure !== undefined}
        groups={groups ?? undefined}
        currency={card.currency}
        zones={text('limits.zones', { zone: formatZone(original.timeZone) })}
        isReadOnly={blockingReason !== null}
        {...form}
        error={
          found.failure && !failure ? (
            <NotLoaded
              query={found}
              subject={text('cardEdit.assignees', { type: card.cardType })}
            />
          ) : (
            conflict || form.error
          )
        }
        onSave={save}
        onInvalid={onInvalid}
        onCancel={back}
        onDirty={setDirty}
      />
      {guard.question}
    </>
  );
}

/** Edits a card: its assignee, place, and limits. [SCREEN-17, CARD-01, CARD-02] */
export function Component() {
  const text = useText();
  const { cardId = null } = useParams();
  const details = useQuery('getCard', cardId === null ? null : { params: { cardId } });
  const last4 = details.data?.card.last4 ?? '';
  const title = text('cardEdit.title', { last4 });
  return (
    <Screen title={title} subtitle={details.data?.card.fleetName ?? null}>
      {details.data ? (
        <EditCard details={details.data} onReload={details.retry} />
      ) : (
        <NotLoaded
          query={details}
          subject={text('cardEdit.what')}
          notFound={text('card.notFound')}
        />
      )}
    </Screen>
  );
}
