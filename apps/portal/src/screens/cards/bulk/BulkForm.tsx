import { useState } from 'react';
import {
  FigureChangeForm,
  HoldScheduleForm,
  MoveCardsForm,
  PromptsOfCardsForm,
  SuccessionForm,
} from '@forecourt/ui';
import type { BulkAction, BulkActionName } from '@forecourt/validation';
import { FormPanel } from '../../../app/FormPanel.tsx';
import { useText } from '../../../messages/text.ts';
import { useHoldEnds } from '../actions/useHoldEnds.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { useCardChoices } from '../useCardChoices.ts';

/** Actions that need more than one choice. */
export const FORM_ACTIONS = [
  'scheduleHold',
  'moveToFleet',
  'changeLimit',
  'changePrompts',
  'replace',
  'reissue',
] as const satisfies readonly BulkActionName[];
export type FormAction = (typeof FORM_ACTIONS)[number];

export interface BulkFormProps {
  readonly name: FormAction;
  readonly isPending: boolean;
  readonly onChoose: (action: BulkAction) => void;
  readonly onCancel: () => void;
}

/** The rest of the body of an action that needs no input. */
export const PLAIN = { reason: null, profileId: null, groupId: null } as const;

interface FormProps {
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

function MoveForm({
  form,
  onChoose,
}: { readonly form: FormProps } & Pick<BulkFormProps, 'onChoose'>) {
  const { choices, failed } = useCardChoices();
  const text = useText();
  if (!choices) return <NotLoaded query={failed} subject={text('cardBulk.places')} />;
  return (
    <MoveCardsForm
      {...form}
      fleets={choices.fleets}
      departments={choices.departments}
      onSave={(destination) => onChoose({ ...PLAIN, name: 'moveToFleet', ...destination })}
    />
  );
}

/** The form for a bulk action's input, shown before its preview. */
export function BulkForm({ name, isPending, onChoose, onCancel }: BulkFormProps) {
  const text = useText();
  const holdEnds = useHoldEnds();
  const [isDirty, setDirty] = useState(false);
  const form = { isSaving: isPending, onCancel, onDirty: setDirty };
  const title = text(`cardBulk.title.${name}`);
  return (
    <FormPanel
      onClose={onCancel}
      name={title}
      title={title}
      hasUnsavedChanges={isDirty && !isPending}
    >
      {name === 'moveToFleet' && <MoveForm form={form} onChoose={onChoose} />}
      {name === 'scheduleHold' && (
        <HoldScheduleForm
          {...form}
          {...holdEnds}
          isForSeveral
          onSave={(schedule) => onChoose({ ...PLAIN, name, schedule })}
        />
      )}
      {name === 'changeLimit' && (
        <FigureChangeForm {...form} onSave={(limit) => onChoose({ ...PLAIN, name, limit })} />
      )}
      {name === 'changePrompts' && (
        <PromptsOfCardsForm {...form} onSave={(prompts) => onChoose({ ...PLAIN, name, prompts })} />
      )}
      {(name === 'replace' || name === 'reissue') && (
        <SuccessionForm
          {...form}
          kind={name}
          nameOnCard={null}
          onSave={({ reason, delivery }) =>
            onChoose({
              ...PLAIN,
              name,
              delivery,
              ...(reason === null ? {} : { replacementReason: reason }),
            })
          }
        />
      )}
    </FormPanel>
  );
}
