'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { holdSchedule, type FieldIssue, type HoldSchedule } from '@forecourt/validation';
import { DatePicker } from '../../primitives/DatePicker/index.ts';
import { TimeWindowField } from '../../primitives/TimeWindowField/index.ts';
import { useText } from '../../provider/index.ts';
import {
  EntityForm,
  issuesOf,
  useFormField,
  FormRadio,
  type EntityFormProps,
} from '../form/index.ts';

export interface HoldScheduleFormProps extends EntityFormProps<HoldSchedule> {
  /** End of the option, as an instant and as text: "Tue, Nov 24, 10:00 AM CT". */
  readonly threeDays: { readonly endsAt: string; readonly words: string };
  readonly monday: { readonly endsAt: string; readonly words: string };
  /** Returns the end of a calendar day in the account's time zone, as an instant. */
  readonly endOfDay: (day: string) => string;
  /** First selectable day, `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** Time zone of the nightly hours, as text. */
  readonly zone: string;
  /** For several cards: the next step is a preview. */
  readonly isForSeveral?: boolean;
}

interface Draft {
  kind: string;
  day: string;
  from: string;
  to: string;
}
const INITIAL_DRAFT: Draft = { kind: 'threeDays', day: '', from: '22:00', to: '05:00' };
const KINDS = ['threeDays', 'monday', 'day', 'nights'] as const;

function Day({ firstDay }: Pick<HoldScheduleFormProps, 'firstDay'>) {
  const text = useText();
  const field = useFormField<Draft, 'day'>('day');
  return <DatePicker {...field} label={text('cardActions.hold.until')} min={firstDay} isRequired />;
}

function Nights({ zone }: Pick<HoldScheduleFormProps, 'zone'>) {
  const text = useText();
  const { control, setValue } = useFormContext<Draft>();
  const from = useWatch({ control, name: 'from' });
  const field = useFormField<Draft, 'to'>('to');
  return (
    <TimeWindowField
      {...field}
      label={text('cardActions.hold.hours')}
      help={zone}
      value={{ start: from, end: field.value }}
      onChange={({ start, end }) => {
        setValue('from', start, { shouldDirty: true });
        // Set last, because this field validates both.
        field.onChange(end);
      }}
    />
  );
}

function Parts({ firstDay, zone }: Pick<HoldScheduleFormProps, 'firstDay' | 'zone'>) {
  const { control } = useFormContext<Draft>();
  const kind = useWatch({ control, name: 'kind' });
  if (kind === 'day') return <Day firstDay={firstDay} />;
  return kind === 'nights' ? <Nights zone={zone} /> : null;
}

/** Puts a card on hold until a set time, or every night. [CARD-07] */
export function HoldScheduleForm(props: HoldScheduleFormProps) {
  const { threeDays, monday, endOfDay, firstDay, zone, isForSeveral = false, ...form } = props;
  const text = useText();
  const toSchedule = ({ kind, day, from, to }: Draft): HoldSchedule => {
    if (kind === 'nights') return { startsAt: null, endsAt: null, nightly: { from, to } };
    const presetEndsAt = kind === 'monday' ? monday.endsAt : threeDays.endsAt;
    const endsAt = kind === 'day' ? (day === '' ? null : endOfDay(day)) : presetEndsAt;
    return { startsAt: null, endsAt, nightly: null };
  };
  const check = (draft: Draft): readonly FieldIssue[] =>
    issuesOf(holdSchedule, toSchedule(draft)).map((issue) => ({
      ...issue,
      path: draft.kind === 'nights' ? 'to' : 'day',
    }));
  const help = {
    threeDays: threeDays.words,
    monday: monday.words,
    day: text('cardActions.hold.day.help'),
    nights: text('cardActions.hold.nights.help'),
  } as const;
  return (
    <EntityForm
      {...form}
      draft={INITIAL_DRAFT}
      check={check}
      toEntity={toSchedule}
      saveLabel={text(isForSeveral ? 'cardActions.many.preview' : 'cardActions.hold.save')}
      note={text('cardActions.hold.note')}
    >
      <FormRadio<Draft>
        name="kind"
        label={text('cardActions.hold.howLong')}
        options={KINDS.map((value) => ({
          value,
          label: text(`cardActions.hold.${value}`),
          help: help[value],
        }))}
      />
      <Parts firstDay={firstDay} zone={zone} />
    </EntityForm>
  );
}
