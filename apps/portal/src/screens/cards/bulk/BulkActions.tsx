import { useState, type ReactElement } from 'react';
import { useQuery } from '@forecourt/api-client/react';
import { Button, Dialog, Menu, Select, Stack, TextArea, type ButtonProps } from '@forecourt/ui';
import {
  blockReasonKey,
  BULK_ACTIONS,
  BULK_RULES,
  isIrreversibleBulk,
  reasonsFor,
  type BulkAction,
  type BulkActionName,
} from '@forecourt/validation';
import { optionsOf } from '../../../app/optionsOf.ts';
import { useText } from '../../../messages/text.ts';
import { useSelected } from '../../../shell/account.ts';
import { BulkForm, FORM_ACTIONS, PLAIN, type BulkFormProps } from './BulkForm.tsx';
import { useGroupOptions } from '../useCardChoices.ts';
import { useBulkPreview, type BulkSelection } from './useBulkPreview.ts';

/** Actions that need no input beyond the cards. */
const SIMPLE: readonly BulkActionName[] = ['activate', 'hold', 'reactivate', 'unassign'];

/** Actions that need a single choice. */
const CHOICES = ['block', 'switchProfile', 'moveToGroup'] as const;

interface ChoosingProps extends Omit<BulkFormProps, 'name'> {
  readonly name: (typeof CHOICES)[number];
}

/** The option for removing cards from their group. */
const NO_GROUP = 'none';

/** An action's question, its options, and the action made from the answer. */
function useQuestion(name: ChoosingProps['name']) {
  const text = useText();
  const profiles = useQuery('listLimitProfiles', {});
  const groups = useGroupOptions(name === 'moveToGroup') ?? [];
  if (name === 'block') {
    return {
      label: text('blockCard.reason'),
      options: optionsOf(reasonsFor('block'), (reason) => text(blockReasonKey(reason))),
      actionOf: (value: string): BulkAction => ({
        ...PLAIN,
        name,
        reason: reasonsFor('block').find((reason) => reason === value) ?? null,
      }),
    };
  }
  if (name === 'moveToGroup') {
    return {
      label: text('cards.filter.groupTitle'),
      options: [{ value: NO_GROUP, label: text('cardBulk.noGroup') }, ...groups],
      actionOf: (value: string): BulkAction => ({
        ...PLAIN,
        name,
        groupId: value === NO_GROUP ? null : value,
      }),
    };
  }
  return {
    label: text('cardOrder.field.profile'),
    options: (profiles.data?.items ?? []).map((profile) => ({
      value: profile.profileId,
      label: profile.name,
    })),
    actionOf: (value: string): BulkAction => ({ ...PLAIN, name, profileId: value }),
  };
}

/** Asks for the reason, profile, or group that an action needs. */
function Choosing({ name, isPending, onChoose, onCancel }: ChoosingProps) {
  const text = useText();
  const [value, setValue] = useState('');
  const { label, options, actionOf } = useQuestion(name);
  return (
    <Dialog
      onClose={onCancel}
      title={text(`cardBulk.title.${name}`)}
      actions={
        <>
          <Button onPress={onCancel}>{text('cardTask.cancel')}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            disabledReason={value === '' ? text('cardBulk.choose') : null}
            onPress={() => onChoose(actionOf(value))}
          >
            {text('cardBulk.toPreview')}
          </Button>
        </>
      }
    >
      <Select
        label={label}
        placeholder={text('form.choose')}
        options={options}
        value={value}
        onChange={setValue}
      />
    </Dialog>
  );
}

/** Handles choosing a bulk action: asks its question, if any, then opens the preview. */
function useBulkChoice(selection: BulkSelection) {
  const preview = useBulkPreview();
  const [asking, setAsking] = useState<BulkActionName | null>(null);
  const choose = (name: BulkActionName) => {
    if (SIMPLE.includes(name)) void preview.open({ ...PLAIN, name }, selection);
    else setAsking(name);
  };
  const sharedProps = {
    isPending: preview.isPending,
    onChoose: (action: BulkAction) => void preview.open(action, selection),
    onCancel: () => setAsking(null),
  };
  const form = FORM_ACTIONS.find((name) => name === asking);
  const choiceName = form ? null : CHOICES.find((name) => name === asking);
  const question = form ? (
    <BulkForm {...sharedProps} name={form} />
  ) : (
    choiceName && <Choosing {...sharedProps} name={choiceName} />
  );
  return { choose, question, isPending: preview.isPending };
}

/** The most used actions; the others are under "More". */
const OFTEN: readonly BulkActionName[] = ['hold', 'switchProfile', 'changeLimit', 'block'];

/** Bulk actions that the user may perform. */
function useBulkNames(): readonly BulkActionName[] {
  const { may } = useSelected().viewer;
  return BULK_ACTIONS.filter((name) => may(BULK_RULES[name].permission));
}

interface ActionMenuProps {
  readonly choice: Pick<ReturnType<typeof useBulkChoice>, 'choose' | 'isPending'>;
  readonly names: readonly BulkActionName[];
  readonly trigger: ReactElement<Partial<ButtonProps>>;
}

function ActionMenu({ choice, names, trigger }: ActionMenuProps) {
  const text = useText();
  const entriesOf = (actionNames: readonly BulkActionName[]) =>
    actionNames.map((name) => ({
      id: name,
      label: text(`cardBulk.action.${name}`),
      ...(isIrreversibleBulk(name) ? { tone: 'danger' as const } : {}),
    }));
  return (
    <Menu
      aria-label={text('cardBulk.actions')}
      trigger={trigger}
      groups={[
        { id: 'actions', entries: entriesOf(names.filter((name) => !isIrreversibleBulk(name))) },
        { id: 'ending', entries: entriesOf(names.filter(isIrreversibleBulk)) },
      ].filter(({ entries }) => entries.length > 0)}
      onAction={(id) => {
        const name = names.find((value) => value === id);
        if (name) choice.choose(name);
      }}
    />
  );
}

/** Bulk actions for the selected cards; each starts with a preview. */
export function BulkActions({ selection }: { readonly selection: BulkSelection }) {
  const text = useText();
  const choice = useBulkChoice(selection);
  const names = useBulkNames();
  return (
    <>
      {OFTEN.filter((name) => names.includes(name)).map((name) => (
        <Button
          key={name}
          size="compact"
          variant={isIrreversibleBulk(name) ? 'danger' : undefined}
          isPending={choice.isPending}
          onPress={() => choice.choose(name)}
        >
          {text(`cardBulk.action.${name}`)}
        </Button>
      ))}
      <ActionMenu
        choice={choice}
        names={names.filter((name) => !OFTEN.includes(name))}
        trigger={
          <Button size="compact" isPending={choice.isPending}>
            {text('cardBulk.more')}
          </Button>
        }
      />
      {choice.question}
    </>
  );
}

/** Selects cards by pasted numbers or units, then asks for the action. */
export function PasteCards({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [pasted, setPasted] = useState('');
  const choice = useBulkChoice({ pasted });
  const names = useBulkNames();
  // replaces the first dialog: a dialog never covers another dialog
  if (choice.question) return choice.question;
  return (
    <Dialog
      onClose={onClose}
      title={text('cardBulk.paste')}
      actions={
        <>
          <Button onPress={onClose}>{text('cardTask.cancel')}</Button>
          {pasted.trim() !== '' && (
            <ActionMenu
              choice={choice}
              names={names}
              trigger={
                <Button variant="primary" isPending={choice.isPending}>
                  {text('cardBulk.actions')}
                </Button>
              }
            />
          )}
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
