'use client';
import {
  cardPrompts,
  ID_PROMPTS,
  ODOMETER_PROMPTS,
  someCardPrompts,
  type CardPrompts,
  type FieldIssue,
  type PromptedId,
  type SomeCardPrompts,
} from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import { EntityForm, issuesOf, FormRadio, type EntityFormProps } from '../form/index.ts';

/** Options of the prompts at the pump. */
function useOptions() {
  const text = useText();
  return {
    id: ID_PROMPTS.map((value) => ({
      value,
      label: text(`cardActions.prompts.id.${value}`),
      help: text(`cardActions.prompts.id.${value}.help`),
    })),
    odometer: ODOMETER_PROMPTS.map((value) => ({
      value,
      label: text(`cardActions.prompts.odometer.${value}`),
      help: text(`cardActions.prompts.odometer.${value}.help`),
    })),
  };
}

export interface CardPromptsFormProps extends EntityFormProps<CardPrompts> {
  readonly prompts: CardPrompts;
  /** Whose ID the card prompts for; `null` for no one's. */
  readonly promptsFor: PromptedId['type'] | null;
  /** Last reading, such as "84,210 miles"; `null` if the vehicle has none on file. */
  readonly lastReading: string | null;
}

const check = (draft: CardPrompts): readonly FieldIssue[] => issuesOf(cardPrompts, draft);
const identity = (prompts: CardPrompts) => prompts;

/** A card's prompts at the pump, and how entries are checked. [GW-25, PID-01] */
export function CardPromptsForm(props: CardPromptsFormProps) {
  const { prompts, promptsFor, lastReading: reading, ...form } = props;
  const text = useText();
  const { id, odometer } = useOptions();
  return (
    <EntityForm
      {...form}
      draft={prompts}
      check={check}
      toEntity={identity}
      saveLabel={text('cardActions.prompts.save')}
      note={text('cardActions.prompts.note')}
    >
      {promptsFor !== null && (
        <FormRadio<CardPrompts>
          name="id"
          label={text(`cardActions.prompts.id.${promptsFor}`)}
          options={id}
        />
      )}
      <FormRadio<CardPrompts>
        name="odometer"
        label={text('cardActions.prompts.odometer')}
        options={odometer.map((option) =>
          option.value === 'inSequence' && reading !== null
            ? {
                ...option,
                help: text('cardActions.prompts.odometer.inSequence.after', { reading }),
              }
            : option,
        )}
      />
    </EntityForm>
  );
}

export type PromptsOfCardsFormProps = EntityFormProps<SomeCardPrompts>;

/** Option that leaves each card's prompt unchanged. */
const AS_NOW = 'asNow';

interface Draft {
  id: string;
  odometer: string;
}
const INITIAL_DRAFT: Draft = { id: AS_NOW, odometer: AS_NOW };

const toPrompts = ({ id, odometer }: Draft): SomeCardPrompts => ({
  id: ID_PROMPTS.find((prompt) => prompt === id) ?? null,
  odometer: ODOMETER_PROMPTS.find((prompt) => prompt === odometer) ?? null,
});
const checkSome = (draft: Draft): readonly FieldIssue[] =>
  issuesOf(someCardPrompts, toPrompts(draft));

/** Prompts at the pump of several cards; each prompt can be left unchanged. [GW-25, PID-01] */
export function PromptsOfCardsForm(props: PromptsOfCardsFormProps) {
  const text = useText();
  const { id, odometer } = useOptions();
  const asNow = { value: AS_NOW, label: text('cardActions.prompts.asNow') };
  return (
    <EntityForm
      {...props}
      draft={INITIAL_DRAFT}
      check={checkSome}
      toEntity={toPrompts}
      saveLabel={text('cardActions.many.preview')}
      note={text('cardActions.prompts.note')}
    >
      <FormRadio<Draft> name="id" label={text('cardActions.prompts.id')} options={[asNow, ...id]} />
      <FormRadio<Draft>
        name="odometer"
        label={text('cardActions.prompts.odometer')}
        options={[asNow, ...odometer]}
      />
    </EntityForm>
  );
}
