import { useState } from 'react';
import { useLimitProfiles } from '@forecourt/api-client/react';
import { Button, Dialog, Menu, Select, Stack, TextArea } from '@forecourt/ui';
import {
  blockReasonKey,
  BULK_ACTIONS,
  BULK_RULES,
  reasonsFor,
  type BlockReason,
  type BulkAction,
  type BulkActionName,
} from '@forecourt/validation';
import { useText } from '../../../messages/text.ts';
import { mayIn, useSelected } from '../../../shell/account.ts';
import { useBulkPreview, type BulkSelection } from './useBulkPreview.ts';

const PLAIN = { reason: null, profileId: null, groupId: null } as const;
/** Actions that need no more than the cards. */
const SIMPLE: readonly BulkActionName[] = ['activate', 'hold', 'reactivate', 'unassign'];

interface ChoosingProps {
  readonly name: BulkActionName;
  readonly isPending: boolean;
  readonly onChoose: (action: BulkAction) => void;
  readonly onCancel: () => void;
}

/** Asks for the reason or the profile that an action needs. */
function Choosing({ name, isPending, onChoose, onCancel }: ChoosingProps) {
  const text = useText();
  const profiles = useLimitProfiles();
  const [value, setValue] = useState('');
  const isBlock = name === 'block';
  const reason = reasonsFor('block').find((one): one is BlockReason => one === value);
  const options = isBlock
    ? reasonsFor('block').map((one) => ({ value: one, label: text(blockReasonKey(one)) }))
    : (profiles.data?.items ?? []).map((one) => ({ value: one.profileId, label: one.name }));
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={text(`cardBulk.title.${name}`)}
      actions={
        <>
          <Button onPress={onCancel}>{text('cardTask.cancel')}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            disabledReason={value === '' ? text('cardBulk.choose') : null}
            onPress={() =>
              onChoose(
                isBlock
                  ? { ...PLAIN, name, reason: reason ?? null }
                  : { ...PLAIN, name, profileId: value },
              )
            }
          >
            {text('cardBulk.toPreview')}
          </Button>
        </>
      }
    >
      <Select
        label={text(isBlock ? 'blockCard.reason' : 'cardOrder.field.profile')}
        placeholder={text('form.choose')}
        options={options}
        value={value}
        onChange={setValue}
      />
    </Dialog>
  );
}

/** What can be done to cards, and what a person is asked about it before the preview. */
function useBulkChoice(selection: BulkSelection) {
  const preview = useBulkPreview();
  const [asking, setAsking] = useState<BulkActionName | null>(null);
  const choose = (name: BulkActionName) => {
    if (SIMPLE.includes(name)) void preview.open({ ...PLAIN, name }, selection);
    else setAsking(name);
  };
  const question = asking && (
    <Choosing
      name={asking}
      isPending={preview.isPending}
      onChoose={(action) => void preview.open(action, selection)}
      onCancel={() => setAsking(null)}
    />
  );
  return { choose, question, isPending: preview.isPending };
}

interface ActionMenuProps {
  readonly choice: Pick<ReturnType<typeof useBulkChoice>, 'choose' | 'isPending'>;
  /** It is the one thing to do here. */
  readonly isMain?: boolean;
}

function ActionMenu({ choice, isMain = false }: ActionMenuProps) {
  const text = useText();
  const { account } = useSelected();
  const may = mayIn(account);
  const names = BULK_ACTIONS.filter(
    (name) => name !== 'moveToGroup' && may(BULK_RULES[name].permission),
  );
  return (
    <Menu
      aria-label={text('cardBulk.actions')}
      trigger={
        <Button
          {...(isMain ? { variant: 'primary' } : { size: 'compact' })}
          isPending={choice.isPending}
        >
          {text('cardBulk.actions')}
        </Button>
      }
      groups={[
        {
          id: 'actions',
          entries: names.map((name) => ({
            id: name,
            label: text(`cardBulk.action.${name}`),
            ...(name === 'block' ? { tone: 'danger' as const } : {}),
          })),
        },
      ]}
      onAction={(id) => {
        const name = names.find((one) => one === id);
        if (name) choice.choose(name);
      }}
    />
  );
}

/** What can be done to the chosen cards; each leads to a preview first. */
export function BulkActions({ selection }: { readonly selection: BulkSelection }) {
  const choice = useBulkChoice(selection);
  return (
    <>
      <ActionMenu choice={choice} />
      {choice.question}
    </>
  );
}

/** Chooses cards by pasting numbers or units, then what is done to them. */
export function PasteCards({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [pasted, setPasted] = useState('');
  const choice = useBulkChoice({ pasted });
  // one question takes the place of the other: never a dialog over a dialog
  if (choice.question) return choice.question;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('cardBulk.paste')}
      actions={
        <>
          <Button onPress={onClose}>{text('cardTask.cancel')}</Button>
          {pasted.trim() !== '' && <ActionMenu choice={choice} isMain />}
        </>
      }
    >
      <Stack gap={12}>
        <TextArea
          label={text('cardBulk.paste.label')}
          help={text('cardBulk.paste.help')}
          value={pasted}
          onChange={setPasted}
        />
      </Stack>
    </Dialog>
  );
}
