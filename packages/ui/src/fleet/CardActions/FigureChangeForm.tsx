'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  FIGURE_CHANGES,
  figureChange,
  gallons,
  LIMIT_FIGURE_UNITS,
  LIMIT_FIGURES,
  money,
  type FieldIssue,
  type FigureChange,
  type LimitFigure,
} from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import {
  EntityForm,
  FormChoice,
  FormText,
  issuesOf,
  readCount,
  readTyped,
  typedIssues,
  FormRadio,
  type EntityFormProps,
} from '../form/index.ts';

export type FigureChangeFormProps = EntityFormProps<FigureChange>;

/** Message key of each limit's name. */
export const FIGURE_NAMES = {
  perTransactionCents: 'limits.field.perTransaction',
  perDayCents: 'limits.field.perDay',
  perWeekCents: 'limits.field.perWeek',
  perCycleCents: 'limits.field.perCycle',
  transactionsPerDay: 'limits.field.transactionsPerDay',
  perTransactionMilligallons: 'limits.field.gallonsPerTransaction',
  perDayMilligallons: 'limits.field.gallonsPerDay',
  perWeekMilligallons: 'limits.field.gallonsPerWeek',
} as const satisfies Readonly<Record<LimitFigure, string>>;

interface Draft {
  figure: LimitFigure;
  how: FigureChange['how'];
  amount: string;
}
const INITIAL_DRAFT: Draft = { figure: 'perDayCents', how: 'raise', amount: '' };

const KINDS = { cents: 'money', milligallons: 'gallons', count: 'count' } as const;
const RULES = { cents: money, milligallons: gallons } as const;

function amountOf({ figure, amount }: Draft): number {
  const unit = LIMIT_FIGURE_UNITS[figure];
  return (unit === 'count' ? readCount(amount) : readTyped(RULES[unit], amount)) ?? Number.NaN;
}

const toChange = (draft: Draft): FigureChange => ({
  figure: draft.figure,
  how: draft.how,
  amount: amountOf(draft),
});

function check(draft: Draft): readonly FieldIssue[] {
  const unit = LIMIT_FIGURE_UNITS[draft.figure];
  if (draft.amount.trim() === '') return [{ path: 'amount', key: 'value.required', params: {} }];
  const amountIssues = unit === 'count' ? [] : typedIssues(RULES[unit], draft.amount, 'amount');
  return amountIssues.length > 0 ? amountIssues : issuesOf(figureChange, toChange(draft));
}

function Amount() {
  const text = useText();
  const { control } = useFormContext<Draft>();
  const [figure, how] = useWatch({ control, name: ['figure', 'how'] });
  const unit = LIMIT_FIGURE_UNITS[figure];
  return (
    <FormText<Draft>
      // Remounts the field when the unit changes.
      key={unit}
      name="amount"
      kind={KINDS[unit]}
      label={text(how === 'set' ? 'cardActions.figure.to' : 'cardActions.figure.by')}
      isRequired
    />
  );
}

/** Changes one limit on several cards, relative to each card's current value or to a new value. */
export function FigureChangeForm(props: FigureChangeFormProps) {
  const text = useText();
  return (
    <EntityForm
      {...props}
      draft={INITIAL_DRAFT}
      check={check}
      toEntity={toChange}
      saveLabel={text('cardActions.many.preview')}
      note={text('cardActions.figure.note')}
    >
      <FormChoice<Draft>
        name="figure"
        label={text('cardActions.figure.which')}
        options={LIMIT_FIGURES.map((value) => ({ value, label: text(FIGURE_NAMES[value]) }))}
        isRequired
      />
      <FormRadio<Draft>
        name="how"
        label={text('cardActions.figure.how')}
        options={FIGURE_CHANGES.map((value) => ({
          value,
          label: text(`cardActions.figure.${value}`),
          help: text(`cardActions.figure.${value}.help`),
        }))}
      />
      <Amount />
    </EntityForm>
  );
}
