'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { WEEK_DAYS, type PurchaseLimits } from '@forecourt/validation';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import { formatGallons, formatMoney, windowTimes } from '../../format/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { useText } from '../../provider/index.ts';
import {
  GALLONS_FIELDS,
  GALLONS_NAMES,
  limitsOf,
  MONEY_FIELDS,
  MONEY_NAMES,
  type LimitDraft,
} from './draft.ts';
import * as css from './limits.css.ts';

interface Line {
  readonly id: string;
  readonly label: string;
  /** `null` for no limit; `undefined` while the typed value is invalid. */
  readonly value: string | null | undefined;
}

const formatLimit = (value: number | null, format: (value: number) => string) =>
  value === null ? null : Number.isNaN(value) ? undefined : format(value);

function useLines(draft: LimitDraft, limits: PurchaseLimits, currency: string): readonly Line[] {
  const text = useText();
  const dollars = (cents: number) => formatMoney(cents, currency);
  const gallonsText = (value: number) => text('limits.gal', { value: formatGallons(value) });
  return [
    ...MONEY_NAMES.map((name) => ({
      id: name,
      label: text(`limits.field.${name}`),
      value: formatLimit(limits[MONEY_FIELDS[name]], dollars),
    })),
    {
      id: 'transactionsPerDay',
      label: text('limits.field.transactionsPerDay'),
      value: formatLimit(limits.transactionsPerDay, String),
    },
    ...GALLONS_NAMES.map((name) => ({
      id: name,
      label: text(`limits.field.${name}`),
      value: formatLimit(limits[GALLONS_FIELDS[name]], gallonsText),
    })),
    ...(['gallons1', 'gallons2'] as const).map((name) => ({
      id: name,
      label: text(`limits.field.${name}`),
      value: formatLimit(limits[name]?.milligallons ?? null, gallonsText),
    })),
    {
      id: 'cash',
      label: text('limits.field.cash'),
      value: formatLimit(limits.cash?.amountCents ?? null, dollars),
    },
    {
      id: 'days',
      label: text('limits.field.days'),
      value:
        limits.allowedDays === null
          ? null
          : text('limits.daysOf', { count: draft.days.length, all: WEEK_DAYS.length }),
    },
    {
      id: 'hours',
      label: text('limits.hours'),
      value:
        limits.allowedTimes
          ?.map((window) => text('limits.window', windowTimes(window)))
          .join(', ') ?? null,
    },
    {
      id: 'states',
      label: text('limits.field.states'),
      value: limits.allowedStates?.join(', ') ?? null,
    },
    {
      id: 'groups',
      label: text('limits.field.groups'),
      value: limits.allowedGroups?.map((group) => text(`limits.group.${group}`)).join(', ') ?? null,
    },
  ];
}

interface LimitSummaryProps {
  readonly currency?: string | undefined;
  /** Says what applies to everything that has no limit here; if omitted, nothing does. */
  readonly rest?: string;
}

/** Summary of the limits, updated as people type. */
export function LimitSummary({ currency = 'USD', rest }: LimitSummaryProps) {
  const text = useText();
  const { control } = useFormContext<LimitDraft>();
  const draft = useWatch({ control, compute: (values: LimitDraft) => values });
  const lines = useLines(draft, limitsOf(draft), currency);
  const limitedLines = lines.filter(({ value }) => value !== null);
  const unlimitedLines = lines.filter(({ value }) => value === null);
  return (
    <Section title={text('limits.summary')}>
      {limitedLines.length === 0 && rest === undefined && (
        <InlineMessage tone="warn">{text('limits.nothingLimited')}</InlineMessage>
      )}
      {limitedLines.length > 0 && (
        <ul className={css.list}>
          {limitedLines.map(({ id, label, value }) => (
            <li key={id} className={css.item}>
              {label}: <span className={css.figure}>{value ?? '…'}</span>
            </li>
          ))}
        </ul>
      )}
      {(limitedLines.length > 0 || rest !== undefined) && unlimitedLines.length > 0 && (
        <p className={css.open}>
          {rest ??
            text('limits.open', { names: unlimitedLines.map(({ label }) => label).join('; ') })}
        </p>
      )}
    </Section>
  );
}
