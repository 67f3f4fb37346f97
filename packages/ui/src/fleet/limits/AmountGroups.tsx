'use client';
import { useContext } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import {
  GALLONS_MAX,
  LIMIT_CYCLES,
  PRODUCT_GROUPS,
  type ProductGroup,
} from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { MultiSelect } from '../../primitives/MultiSelect/index.ts';
import { useText } from '../../provider/index.ts';
import { FormChoice, FormText, useFormField } from '../form/index.ts';
import { BlankTextsContext } from './blankTexts.ts';
import { GALLONS_NAMES, MONEY_NAMES, type LimitDraft } from './draft.ts';

interface LimitProps {
  readonly name:
    | (typeof MONEY_NAMES)[number]
    | (typeof GALLONS_NAMES)[number]
    | 'transactionsPerDay'
    | 'cash';
  readonly kind: 'money' | 'gallons' | 'count';
}

/** A limit; its help text shows the value before the edit. */
function Limit({ name, kind }: LimitProps) {
  const text = useText();
  const blank = useContext(BlankTextsContext);
  const { control } = useFormContext<LimitDraft>();
  const { defaultValues } = useFormState({ control });
  const current = useWatch({ control, name });
  const before = defaultValues?.[name] ?? '';
  const previousText = before === '' ? text(blank.was) : text('limits.was', { value: before });
  return (
    <FormText<LimitDraft>
      name={name}
      kind={kind}
      label={text(`limits.field.${name}`)}
      placeholder={text(blank.amount)}
      optionalText=""
      help={before === current ? undefined : previousText}
    />
  );
}

function useCycles() {
  const text = useText();
  return LIMIT_CYCLES.map((cycle) => ({ value: cycle, label: text(`limits.cycle.${cycle}`) }));
}

/** Options for all product groups. */
export function useGroups() {
  const text = useText();
  return PRODUCT_GROUPS.map((group) => ({ value: group, label: text(`limits.group.${group}`) }));
}

/** Limits in dollars per purchase, day, week, and cycle; purchases per day; and cash. */
export function MoneyGroup() {
  const text = useText();
  const blank = useContext(BlankTextsContext);
  const cycles = useCycles();
  return (
    <FormGroup title={text('limits.dollars')} hint={text(blank.hint)} columns={3}>
      {MONEY_NAMES.map((name) => (
        <Limit key={name} name={name} kind="money" />
      ))}
      <FormChoice<LimitDraft> name="cycle" label={text('limits.field.cycle')} options={cycles} />
      <Limit name="transactionsPerDay" kind="count" />
      <Limit name="cash" kind="money" />
      <FormChoice<LimitDraft>
        name="cashReset"
        label={text('limits.field.cashReset')}
        options={cycles}
      />
    </FormGroup>
  );
}

function FuelFields({ name }: { readonly name: 'gallons1' | 'gallons2' }) {
  const text = useText();
  const blank = useContext(BlankTextsContext);
  const field = useFormField<LimitDraft, `${typeof name}.groups`>(`${name}.groups`);
  return (
    <>
      <FormText<LimitDraft>
        name={`${name}.gallons`}
        kind="gallons"
        label={text(`limits.field.${name}`)}
        placeholder={text(blank.amount)}
        optionalText=""
      />
      <FormChoice<LimitDraft>
        name={`${name}.reset`}
        label={text('limits.field.reset')}
        options={useCycles()}
      />
      <MultiSelect<ProductGroup>
        {...field}
        label={text('limits.field.fuelGroups')}
        options={useGroups()}
        onChange={(value) => field.onChange([...value])}
      />
    </>
  );
}

/** Limits in gallons per fill-up, day, and week, and two counters for specific fuels. */
export function GallonsGroup() {
  const text = useText();
  return (
    <FormGroup
      title={text('limits.gallons')}
      hint={text('limits.gallonsHint', { max: GALLONS_MAX })}
      columns={3}
    >
      {GALLONS_NAMES.map((name) => (
        <Limit key={name} name={name} kind="gallons" />
      ))}
      <FuelFields name="gallons1" />
      <FuelFields name="gallons2" />
    </FormGroup>
  );
}
