import { useState } from 'react';
import type { CardGroup, Contract, ResponseOf } from '@forecourt/api-client';
import { useMutation, useSave } from '@forecourt/api-client/react';
import { Button, ButtonLink, CardGroupForm, type CardGroupChange } from '@forecourt/ui';
import { FormPanel } from '../../../app/FormPanel.tsx';
import { href } from '../../../addresses/href.ts';
import { useFailureReason } from '../../../app/useFailureReason.ts';
import { useNotify } from '../../../app/useNotify.ts';
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
  const save = useSave('addCardGroup', 'editCardGroup', 'groupId');
  const remove = useMutation('removeCardGroup');
  const notify = useNotify();
  const reason = useFailureReason();
  const [isDirty, setDirty] = useState(false);
  const title = group?.name ?? text('cardGroups.add');
  const send = async (body: CardGroupChange) => {
    const result = await save.send(body, group);
    if (notify(result, text('cardGroups.saved', { name: body.name }))) onClose();
  };
  const end = async (target: CardGroup) => {
    const { groupId, version, name } = target;
    const result = await remove.send({ params: { groupId } }, { ifMatch: version });
    if (notify(result, text('cardGroups.removed', { name }), reason)) onClose();
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
        {...(group === null ? {} : { group })}
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
