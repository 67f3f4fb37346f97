import { useParams } from 'react-router';
import { useQuery, useSave } from '@forecourt/api-client/react';
import type { ResponseOf, Contract } from '@forecourt/api-client';
import { InlineMessage, PromptedIdForm, Stack } from '@forecourt/ui';
import type { PromptedId } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useReported } from '../../app/useAction.ts';
import { WithPermission } from '../../app/WithPermission.tsx';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { failedOf, NotLoaded } from '../cards/NotLoaded.tsx';
import { useRosterForm, type FieldLabels } from '../roster/useRosterForm.tsx';
import { ACTIVE_CARDS, cardOptions, useCardSearch, useFirstCards } from '../cards/useCardSearch.ts';
import { usePromptedIdDenial } from './usePromptedIdDenial.ts';

type Details = ResponseOf<Contract['getPromptedId']>;

const LABELS = [
  ['name', 'promptedIdForm.name'],
  ['type', 'promptedIdForm.type'],
  ['number', 'promptedIdForm.number'],
  ['status', 'promptedIdForm.state'],
  ['managedById', 'promptedIdForm.managed'],
] as const satisfies FieldLabels<PromptedId>;

const toPromptedId = ({ promptedId, cardIds }: Details): PromptedId => ({
  name: promptedId.name,
  type: promptedId.type,
  number: promptedId.number,
  status: promptedId.status,
  managedBy: promptedId.managedBy,
  managedById: promptedId.managedById,
  cardIds,
});

/** Left empty, since only the gateway knows all names. */
const BOUNDS = { existingNames: [] };

interface EditorProps {
  readonly details: Details | null;
  readonly isReadOnly: boolean;
}

function Editor({ details, isReadOnly }: EditorProps) {
  const text = useText();
  const { account } = useSelected();
  const departments = useQuery('listDepartments', {});
  const cards = useFirstCards(ACTIVE_CARDS);
  const { options, onSearch, ...search } = useCardSearch(ACTIVE_CARDS);
  const stored = details && toPromptedId(details);
  const saving = useReported(useSave('addPromptedId', 'editPromptedId', 'id'), (_, { name }) =>
    text(details ? 'promptedIds.saved' : 'promptedIds.added', { name }),
  );
  const { fleets, isLoading, form } = useRosterForm<PromptedId>({
    row: details && details.promptedId,
    stored,
    labels: LABELS,
    saving,
    kind: 'promptedId',
    backTo: href('promptedIds'),
  });
  if (isLoading || !cards.data || !departments.data) {
    return (
      <NotLoaded query={failedOf(cards, departments)} subject={text('promptedIds.what.one')} />
    );
  }
  // the account manages only what people with every fleet add
  const isOfAccount = details?.promptedId.managedBy === 'customerId';
  const ownCustomers =
    account.fleetIds === null || isOfAccount
      ? [{ value: account.sysAccountId, label: account.name }]
      : [];
  return (
    <PromptedIdForm
      {...form}
      promptedId={stored ?? undefined}
      bounds={BOUNDS}
      isReadOnly={isReadOnly}
      managers={{
        customerId: ownCustomers,
        department: departments.data.items.map(({ departmentId, number, name }) => ({
          value: departmentId,
          label: text('promptedIds.department', { number, name }),
        })),
        fleet: fleets,
      }}
      cards={options}
      knownCards={cardOptions([...(details?.cards ?? []), ...cards.data.items], text)}
      onSearchCards={onSearch}
      {...search}
    />
  );
}

/** Adds or edits a prompted ID. [SCREEN-28, SCREEN-29, PID-05 to PID-09] */
export function Component() {
  const text = useText();
  const { id = null } = useParams();
  const denialOf = usePromptedIdDenial();
  const details = useQuery('getPromptedId', id === null ? null : { params: { id } });
  const title =
    id === null
      ? text('promptedIds.add')
      : text('promptedIds.edit', { name: details.data?.promptedId.name ?? '…' });
  const { data = null } = details;
  const content = () => {
    const denial = data && denialOf(data.promptedId);
    const editor = <Editor details={data} isReadOnly={denial !== null} />;
    if (id === null) {
      return (
        <WithPermission permission="promptedIds.edit" denied={text('promptedIds.denied')}>
          {editor}
        </WithPermission>
      );
    }
    if (!data) return <NotLoaded query={details} subject={text('promptedIds.what.one')} />;
    if (denial === null) return editor;
    return (
      <Stack gap={16}>
        <InlineMessage tone="warn" title={text('promptedIds.denied.one')}>
          {denial}
        </InlineMessage>
        {editor}
      </Stack>
    );
  };
  return <Screen title={title}>{content()}</Screen>;
}
