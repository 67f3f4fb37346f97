'use client';
import {
  ID_PROMPTS,
  ODOMETER_PROMPTS,
  someCardPrompts,
  type FieldIssue,
  type SomeCardPrompts,
} from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import { EntityForm, issuesOf, FormRadio, type EntityFormProps } from '../form/index.ts';

export type PromptsOfCardsFormProps = EntityFormProps<SomeCardPrompts>;

/** Chosen in place of a prompt: each card keeps its own. */
const AS_NOW = 'asNow';

interface Draft {
  id: string;
  odometer: string;
}
const NOTHING: Draft = { id: AS_NOW, odometer: AS_NOW };

const toPrompts = ({ id, odometer }: Draft): SomeCardPrompts => ({
  id: ID_PROMPTS.find((one) => one === id) ?? null,
  odometer: ODOMETER_PROMPTS.find((one) => one === odometer) ?? null,
});
const check = (draft: Draft): readonly FieldIssue[] => issuesOf(someCardPrompts, toPrompts(draft));

/** What many cards ask at the pump; each prompt can stay as each card has it. [GW-25, PID-01] */
export function PromptsOfCardsForm(props: PromptsOfCardsFormProps) {
  const text = useText();
  const asNow = { value: AS_NOW, label: text('cardActions.prompts.asNow') };
  return (
    <EntityForm
      {...props}
      draft={NOTHING}
      check={check}
      toEntity={toPrompts}
      saveLabel={text('cardActions.many.preview')}
      note={text('cardActions.prompts.note')}
    >
      <FormRadio<Draft>
        name="id"
        label={text('cardActions.prompts.id')}
        options={[
          asNow,
          ...ID_PROMPTS.map((value) => ({
            value,
            label: text(`cardActions.prompts.id.${value}`),
            help: text(`cardActions.prompts.id.${value}.help`),
          })),
        ]}
      />
      <FormRadio<Draft>
        name="odometer"
        label={text('cardActions.prompts.odometer')}
        options={[
          asNow,
          ...ODOMETER_PROMPTS.map((value) => ({
            value,
            label: text(`cardActions.prompts.odometer.${value}`),
            help: text(`cardActions.prompts.odometer.${value}.help`),
          })),
        ]}
      />
    </EntityForm>
  );
}
