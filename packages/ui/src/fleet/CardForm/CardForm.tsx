'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { ComboBox } from '../../primitives/ComboBox/index.ts';
import { useText } from '../../provider/index.ts';
import type { Choice, OrderChoices } from '../CardOrderForm/index.ts';
import {
  EntityForm,
  FormCheckbox,
  FormChoice,
  FormPlace,
  FormSheet,
  FormText,
  NO_DEPARTMENT,
  useFormField,
  type EntityFormProps,
} from '../form/index.ts';
import { BlankTextsContext, FOLLOWS_PROFILE } from '../limits/blankTexts.ts';
import { LimitGroups } from '../limits/LimitFields.tsx';
import * as css from '../limits/limits.css.ts';
import { LimitSummary } from '../limits/LimitSummary.tsx';
import {
  cardField,
  checkCard,
  draftOfCard,
  toCardChange,
  type CardChange,
  type CardDraft,
} from './draft.ts';

export interface CardFormProps extends EntityFormProps<CardChange> {
  readonly card: CardChange;
  /** The account's fleets, departments, and limit profiles. */
  readonly choices: OrderChoices;
  /** Drivers for a driver card, vehicles for a vehicle card. */
  readonly assignees: readonly Choice[];
  /** Called with the search text, if the host does the search. */
  readonly onSearchAssignee?: ((typed: string) => void) | undefined;
  readonly isSearching?: boolean | undefined;
  readonly hasSearchFailed?: boolean | undefined;
  /** Card groups; omit it if the account has none. */
  readonly groups?: readonly Choice[] | undefined;
  /** Time zones of the limits' days, hours, and counters, as text. */
  readonly zones?: string;
  /** Currency of the account. Defaults to US dollars. */
  readonly currency?: string;
}

function Assignee({ assignees, onSearchAssignee, isSearching, hasSearchFailed }: CardFormProps) {
  const text = useText();
  const field = useFormField<CardDraft, 'assigneeId'>('assigneeId');
  return (
    <ComboBox
      {...field}
      onSearch={onSearchAssignee}
      isSearching={isSearching}
      hasSearchFailed={hasSearchFailed}
      label={text('cardForm.assignee')}
      placeholder={text('cardForm.nobody')}
      options={assignees}
      optionalText={text('form.optional')}
    />
  );
}

function Belonging({ choices, groups }: CardFormProps) {
  const text = useText();
  return (
    <FormGroup title={text('cardForm.where')}>
      <FormPlace<CardDraft> fleet="fleetId" department="departmentId" choices={choices} />
      {groups && (
        <FormChoice<CardDraft>
          name="groupId"
          label={text('cardForm.group')}
          options={[{ value: NO_DEPARTMENT, label: text('cardForm.noGroup') }, ...groups]}
        />
      )}
    </FormGroup>
  );
}

function OwnLimits({ zones }: CardFormProps) {
  const text = useText();
  const { control } = useFormContext<CardDraft>();
  const hasOwnLimits = useWatch({ control, name: 'hasOwnLimits' });
  if (!hasOwnLimits) return null;
  return (
    <Section title={text('limits.title')}>
      <BlankTextsContext value={FOLLOWS_PROFILE}>
        <LimitGroups zones={zones} />
      </BlankTextsContext>
    </Section>
  );
}

function Summary({ choices, currency }: CardFormProps) {
  const text = useText();
  const { control } = useFormContext<CardDraft>();
  const [hasOwnLimits, profileId] = useWatch({ control, name: ['hasOwnLimits', 'profileId'] });
  const profile = choices.profiles.find(({ value }) => value === profileId)?.label ?? '…';
  if (hasOwnLimits) {
    const rest = text('cardForm.othersFollow', { profile });
    return <LimitSummary currency={currency} rest={rest} />;
  }
  return (
    <Section title={text('limits.summary')}>
      <p className={css.follows}>{text('cardForm.follows', { profile })}</p>
    </Section>
  );
}

/**
 * Edits an existing card: who it is assigned to, where it belongs, and its limits. Says if a change
 * needs new plastic. [CARD-01, CARD-02]
 */
export function CardForm(props: CardFormProps) {
  const text = useText();
  return (
    <EntityForm
      {...props}
      draft={draftOfCard(props.card)}
      check={checkCard}
      fieldOf={cardField}
      toEntity={toCardChange}
      saveLabel={text('cardForm.save')}
      note={text('cardForm.note')}
      summary={<Summary {...props} />}
    >
      <FormSheet>
        <FormGroup title={text('cardForm.who')}>
          <Assignee {...props} />
          <FormText<CardDraft>
            name="nameOnCard"
            label={text('cardOrder.field.nameOnCard')}
            help={text('cardForm.nameHelp')}
            isRequired
          />
        </FormGroup>
        <Belonging {...props} />
        <FormGroup title={text('cardForm.limits')} columns={1}>
          <FormChoice<CardDraft>
            name="profileId"
            label={text('cardOrder.field.profile')}
            options={props.choices.profiles}
            isRequired
          />
          <FormCheckbox<CardDraft> name="hasOwnLimits">{text('cardForm.ownLimits')}</FormCheckbox>
        </FormGroup>
      </FormSheet>
      <OwnLimits {...props} />
    </EntityForm>
  );
}
