'use client';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  PROMPTED_ID_DIGITS_MAX,
  PROMPTED_ID_DIGITS_MIN,
  PROMPTED_ID_MANAGERS,
  PROMPTED_ID_TYPES,
  type PromptedId,
  type PromptedIdBounds,
} from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { MultiComboBox } from '../../primitives/ComboBox/index.ts';
import { Select, type SelectOption } from '../../primitives/Select/index.ts';
import { Switch } from '../../primitives/Switch/index.ts';
import { useText } from '../../provider/index.ts';
import {
  EntityForm,
  FormChoice,
  FormChoices,
  FormRadio,
  FormSheet,
  FormText,
  useFormField,
  type EntityFormProps,
} from '../form/index.ts';
import {
  checkPromptedId,
  draftOfPromptedId,
  promptedIdField,
  toPromptedId,
  type PromptedIdDraft,
} from './draft.ts';

export interface PromptedIdFormProps extends EntityFormProps<PromptedId> {
  /** The prompted ID to change; omit it to add one. */
  readonly promptedId?: PromptedId | undefined;
  /** Existing names, and the number of digits that the account requires. */
  readonly bounds: PromptedIdBounds;
  /** Possible managers, by kind; a kind without any is not offered. */
  readonly managers: Readonly<Record<PromptedId['managedBy'], readonly SelectOption[]>>;
  /** Cards that it can be used with; with `onSearchCards`, those found. */
  readonly cards: readonly SelectOption[];
  /** Names of its cards, which a search may not find. */
  readonly knownCards?: readonly SelectOption[];
  /** Called with the search text, if the host does the search. */
  readonly onSearchCards?: ((typed: string) => void) | undefined;
  readonly isSearching?: boolean | undefined;
  readonly hasSearchFailed?: boolean | undefined;
}

function TypeField() {
  const text = useText();
  return (
    <FormRadio<PromptedIdDraft>
      name="type"
      label={text('promptedIdForm.type')}
      options={[...PROMPTED_ID_TYPES].toReversed().map((value) => ({
        value,
        label: text(`promptedIdForm.type.${value}`),
        help: text(`promptedIdForm.type.${value}.help`),
      }))}
    />
  );
}

/** Turns a driver's ID on or off; for a vehicle's, which is always on, explains why. */
function StateField() {
  const text = useText();
  const { control } = useFormContext<PromptedIdDraft>();
  const isVehicle = useWatch({ control, name: 'type' }) === 'V';
  const { value, onChange, isDisabled } = useFormField<PromptedIdDraft, 'isOn'>('isOn');
  return (
    <Switch
      isSelected={isVehicle || value}
      onChange={onChange}
      isDisabled={isDisabled || isVehicle}
      help={text(isVehicle ? 'promptedId.vehicleAlwaysOn' : 'promptedIdForm.stateHelp')}
    >
      {text('promptedIdForm.state')}
    </Switch>
  );
}

/** The manager that is preset for a kind: the only one; '' if there are several, or none. */
function presetManager(
  managers: PromptedIdFormProps['managers'],
  kind: PromptedId['managedBy'],
): string {
  const [manager, ...others] = managers[kind];
  return manager !== undefined && others.length === 0 ? manager.value : '';
}

/** Who manages it. Another kind of manager begins with its only manager, or with none. */
function ManagerFields({ managers }: Pick<PromptedIdFormProps, 'managers'>) {
  const text = useText();
  const { setValue } = useFormContext<PromptedIdDraft>();
  const kind = useFormField<PromptedIdDraft, 'managedBy'>('managedBy');
  return (
    <FormGroup title={text('promptedIdForm.managed')}>
      <Select
        {...kind}
        label={text('promptedIdForm.managedBy')}
        onChange={(chosen) => {
          kind.onChange(chosen);
          if (chosen === kind.value) return;
          const managedById = presetManager(managers, chosen);
          // Validates only to remove an earlier error: an empty field is not an error yet.
          const shouldValidate = managedById !== '';
          setValue('managedById', managedById, { shouldDirty: true, shouldValidate });
        }}
        options={PROMPTED_ID_MANAGERS.filter(
          (value) => value === kind.value || managers[value].length > 0,
        ).map((value) => ({ value, label: text(`promptedIdForm.managedBy.${value}`) }))}
      />
      <FormChoice<PromptedIdDraft>
        name="managedById"
        label={text(`promptedIdForm.managedBy.${kind.value}`)}
        options={managers[kind.value]}
        isRequired
      />
    </FormGroup>
  );
}

type CardsProps = Pick<
  PromptedIdFormProps,
  'cards' | 'knownCards' | 'onSearchCards' | 'isSearching' | 'hasSearchFailed'
>;

/** The cards, chosen among those that the host finds. */
function FoundCards(props: CardsProps) {
  const { cards, knownCards = [], onSearchCards, isSearching, hasSearchFailed } = props;
  const text = useText();
  const field = useFormField<PromptedIdDraft, 'cardIds'>('cardIds');
  const [chosenCards, setChosenCards] = useState<readonly SelectOption[]>([]);
  const namedCards = [...knownCards, ...cards, ...chosenCards];
  return (
    <MultiComboBox
      {...field}
      label={text('promptedIdForm.cards')}
      placeholder={text('promptedIdForm.noCards')}
      optionalText={text('form.optional')}
      options={cards}
      value={field.value.map(
        (id) => namedCards.find(({ value }) => value === id) ?? { value: id, label: '…' },
      )}
      onChange={(chosen) => {
        setChosenCards(chosen);
        field.onChange(chosen.map(({ value }) => value));
      }}
      onSearch={onSearchCards}
      isSearching={isSearching}
      hasSearchFailed={hasSearchFailed}
    />
  );
}

function CardsField(props: CardsProps) {
  const text = useText();
  if (props.onSearchCards) return <FoundCards {...props} />;
  return (
    <FormChoices<PromptedIdDraft>
      name="cardIds"
      label={text('promptedIdForm.cards')}
      placeholder={text('promptedIdForm.noCards')}
      options={props.cards}
      optionalText={text('form.optional')}
    />
  );
}

/** New prompted IDs have the first kind of manager that there is. */
function newDraft(managers: PromptedIdFormProps['managers']): PromptedIdDraft {
  const draft = draftOfPromptedId();
  const managedBy =
    PROMPTED_ID_MANAGERS.find((kind) => managers[kind].length > 0) ?? draft.managedBy;
  return { ...draft, managedBy, managedById: presetManager(managers, managedBy) };
}

/** Adds or edits a prompted ID, which drivers enter at the pump. [PID-01, PID-05 to PID-09] */
export function PromptedIdForm(props: PromptedIdFormProps) {
  const { promptedId, bounds, managers, ...form } = props;
  const text = useText();
  const check = useMemo(() => checkPromptedId(bounds), [bounds]);
  const { minDigits = PROMPTED_ID_DIGITS_MIN, maxDigits = PROMPTED_ID_DIGITS_MAX } = bounds;
  return (
    <EntityForm
      {...form}
      draft={promptedId ? draftOfPromptedId(promptedId) : newDraft(managers)}
      check={check}
      toEntity={toPromptedId}
      fieldOf={promptedIdField}
      saveLabel={text(promptedId ? 'promptedIdForm.save' : 'promptedIdForm.add')}
    >
      <FormSheet>
        <TypeField />
        <FormGroup title={text('promptedIdForm.id')}>
          <FormText<PromptedIdDraft>
            name="name"
            label={text('promptedIdForm.name')}
            help={text('promptedIdForm.nameHelp')}
            isRequired
          />
          <FormText<PromptedIdDraft>
            name="number"
            kind="code"
            label={text('promptedIdForm.number')}
            help={text('promptedIdForm.numberHelp', { min: minDigits, max: maxDigits })}
            isRequired
          />
          <StateField />
        </FormGroup>
        <ManagerFields managers={managers} />
        <FormGroup title={text('promptedIdForm.good')} columns={1}>
          <CardsField {...props} />
        </FormGroup>
      </FormSheet>
    </EntityForm>
  );
}
