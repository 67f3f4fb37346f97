'use client';
import {
  cardPrompts,
  ID_PROMPTS,
  ODOMETER_PROMPTS,
  type CardPrompts,
  type FieldIssue,
  type PromptedId,
} from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import { EntityForm, issuesOf, FormRadio, type EntityFormProps } from '../form/index.ts';

export interface CardPromptsFormProps extends EntityFormProps<CardPrompts> {
  readonly prompts: CardPrompts;
  /** Whose ID the card asks for; null: none. */
  readonly asksFor: PromptedId['type'] | null;
  /** "84,210 miles"; null: no reading of the card's vehicle is on file. */
  readonly lastReading: string | null;
}

const check = (draft: CardPrompts): readonly FieldIssue[] => issuesOf(cardPrompts, draft);
const asItIs = (prompts: CardPrompts) => prompts;

/** What a card asks at the pump, and what happens to the answers. [GW-25, PID-01] */
export function CardPromptsForm(props: CardPromptsFormProps) {
  const { prompts, asksFor, lastReading, ...form } = props;
  const text = useText();
  const sequenceHelp =
    lastReading === null
      ? text('cardActions.prompts.odometer.inSequence.help')
      : text('cardActions.prompts.odometer.inSequence.after', { reading: lastReading });
  return (
    <EntityForm
      {...form}
      draft={prompts}
      check={check}
      toEntity={asItIs}
      saveLabel={text('cardActions.prompts.save')}
      note={text('cardActions.prompts.note')}
    >
      {asksFor !== null && (
        <FormRadio<CardPrompts>
          name="id"
          label={text(`cardActions.prompts.id.${asksFor}`)}
          options={ID_PROMPTS.map((value) => ({
            value,
            label: text(`cardActions.prompts.id.${value}`),
            help: text(`cardActions.prompts.id.${value}.help`),
          }))}
        />
      )}
      <FormRadio<CardPrompts>
        name="odometer"
        label={text('cardActions.prompts.odometer')}
        options={ODOMETER_PROMPTS.map((value) => ({
          value,
          label: text(`cardActions.prompts.odometer.${value}`),
          help:
            value === 'inSequence'
              ? sequenceHelp
              : text(`cardActions.prompts.odometer.${value}.help`),
        }))}
      />
    </EntityForm>
  );
}
