import { useState } from 'react';
import type { CardGroup, Contract, ResponseOf } from '@forecourt/api-client';
import { useSave } from '@forecourt/api-client/react';
import { Button, ButtonLink, CardGroupForm, type CardGroupChange } from '@forecourt/ui';
import { FormPanel } from '../../../app/FormPanel.tsx';
import { href } from '../../../addresses/href.ts';
import { useAction, useReported } from '../../../app/useAction.ts';
import { useFailureReason } from '../../../app/useFailureReason.ts';
import { useSentText, useText } from '../../../messages/text.ts';
import { taskForm } from '../actions/taskForm.tsx';

interface GroupPanelProps {
  /** null adds a new group. */
  readonly group: CardGroup | null;
  readonly refusal: ResponseOf<Contract['listCardGroups']>['deliveryRefusal'];
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

/** A card group: its name, address, and card count. */
export function GroupPanel({ group, refusal, mayEdit, onClose }: GroupPanelProps) {
  const text = useText();
  const translate = useSentText();
  const save = useReported(useSave('addCardGroup', 'editCardGroup', 'groupId'), (_, { name }) =>
    text('cardGroups.saved', { name }),
  );
  const done = text('cardGroups.removed', { name: group?.name ?? '' });
  const remove = useAction('removeCardGroup', done, useFailureReason());
  const [isDirty, setDirty] = useState(false);
  const title = group?.name ?? text('cardGroups.add');
  const send = async (body: CardGroupChange) => {
    if (await save.run(body, group)) onClose();
  };
  const end = async (target: CardGroup) => {
    const { groupId, version } = target;
    if (await remove.run({ params: { groupId } }, { ifMatch: version })) onClose();
  };
  return (
    <FormPanel
      onClose={onClose}
      name={title}
      title={title}
      hasUnsavedChanges={isDirty}
      {...(group === null
        ? {}
        : {
            subtitle: text('cards.count', { count: group.cardCount }),
            actions: (
              <ButtonLink href={href('cards', {}, { groupId: group.groupId })}>
                {text('cardGroups.see')}
              </ButtonLink>
            ),
            dangerActions: mayEdit && (
              <Button
                variant="danger"
                isPending={remove.isPending}
                disabledReason={
                  group.cardCount > 0 ? text('cardGroup.inUse', { count: group.cardCount }) : null
                }
                onPress={() => void end(group)}
              >
                {text('cardGroups.remove')}
              </Button>
            ),
          })}
    >
      <CardGroupForm
        group={group ?? undefined}
        addressRefusal={refusal && translate(refusal.key, refusal.params)}
        isReadOnly={!mayEdit}
        {...taskForm(save)}
        onSave={(body) => void send(body)}
        onCancel={onClose}
        onDirty={setDirty}
      />
    </FormPanel>
  );
}
