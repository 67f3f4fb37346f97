import type { Insights } from '@forecourt/api-client';
import {
  ChartSection,
  Comparison as ChangeWords,
  KeyFigures,
  Lines,
  Section,
  SimpleTable,
  Stack,
  type SimpleColumn,
} from '@forecourt/ui';
import {
  formatCount,
  formatDay,
  formatDayRange,
  formatGallons,
  formatMoney,
  formatPercent,
  formatRoundMoney,
  formatShortMoney,
  formatUnitPrice,
} from '@forecourt/ui/format';
import { useToday } from '../../app/useToday.ts';
import { useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';
import { changeOf } from '../overview/figures.ts';

interface PartProps {
  readonly insights: Insights;
}

interface ChangeProps {
  readonly now: number;
  readonly before: number;
  readonly format: (value: number) => string;
  /** Whether a decrease is better, as for a price; volume is neutral. */
  readonly isLowerBetter?: boolean;
}

/** Describes a change: "↓ 4.1%, better, from $4.086". */
function Change({ now, before, format, isLowerBetter = false }: ChangeProps) {
  const text = useText();
  const change = changeOf(now, before);
  if (change.kind === 'none') return text('insights.nothingBefore');
  if (change.kind === 'same') return text('insights.same');
  const isBetter = change.kind === 'down';
  const verdict = !isLowerBetter ? 'plain' : isBetter ? 'better' : 'worse';
  const tone = !isLowerBetter ? 'quiet' : isBetter ? 'good' : 'warn';
  const share = formatPercent(change.share);
  return (
    <>
      <ChangeWords tone={tone}>{text(`insights.${change.kind}`, { share, verdict })}</ChangeWords>{' '}
      {text('insights.from', { before: format(before) })}
    </>
  );
}

function Figures({ insights }: PartProps) {
  const text = useText();
  const { current, before, currency } = insights;
  const money = (cents: number) => formatRoundMoney(cents, currency);
  const price = (mills: number) => formatUnitPrice(mills, currency);
  const figureOf = (name: keyof typeof current) => ({
    now: current[name] ?? 0,
    before: before[name] ?? 0,
  });
  return (
    <KeyFigures
      label={text('insights.figures')}
      figures={[
        {
          id: 'spend',
          label: text('insights.spend'),
          figure: money(current.spendCents),
          note: <Change isLowerBetter {...figureOf('spendCents')} format={money} />,
        },
        {
          id: 'gallons',
          label: text('insights.gallons'),
          figure: formatGallons(current.fuelMilligallons, 0),
          unit: text('insights.gallons.unit'),
          note: (
            <Change {...figureOf('fuelMilligallons')} format={(value) => formatGallons(value, 0)} />
          ),
        },
        {
          id: 'price',
          label: text('insights.price'),
          figure:
            current.averagePriceMills === null
              ? text('insights.noFuel')
              : price(current.averagePriceMills),
          ...(current.averagePriceMills === null ? {} : { unit: text('insights.price.unit') }),
          // without fuel, there is no price to compare
          note:
            current.averagePriceMills === null ? undefined : (
              <Change isLowerBetter {...figureOf('averagePriceMills')} format={price} />
            ),
        },
        {
          id: 'purchases',
          label: text('insights.purchases'),
          figure: formatCount(current.purchases),
          note: <Change {...figureOf('purchases')} format={formatCount} />,
        },
        {
          id: 'declines',
          label: text('insights.declines'),
          figure: formatCount(current.declines),
          note: <Change isLowerBetter {...figureOf('declines')} format={formatCount} />,
        },
      ]}
    />
  );
}

const WEEK = 7;
/** Longer ranges are charted by week. */
const DAYS_SHOWN = 31;

/** Groups the data by day, or by week if there are too many days. */
function pointsOf({ days }: Insights) {
  const step = days.length > DAYS_SHOWN ? WEEK : 1;
  const count = Math.ceil(days.length / step);
  return Array.from({ length: count }, (_, index) => {
    const group = days.slice(index * step, (index + 1) * step);
    const from = group[0]?.day ?? '';
    return {
      from,
      to: group.at(-1)?.day ?? from,
      cents: group.reduce((sum, day) => sum + day.cents, 0),
      beforeCents: group.reduce((sum, day) => sum + day.beforeCents, 0),
    };
  });
}

function Course({ insights }: PartProps) {
  const text = useText();
  const { currency } = insights;
  const today = useToday().toString();
  const points = pointsOf(insights);
  const isWeeks = insights.days.length > DAYS_SHOWN;
  const title = text(isWeeks ? 'insights.weeks' : 'insights.days');
  const isRunning = ({ to }: (typeof points)[number]) => to >= today;
  const nameOf = ({ from, to }: (typeof points)[number]) =>
    from === to ? formatDay(from, 'short') : formatDayRange(from, to);
  // label only as many points as fit
  const labelEvery = Math.ceil(points.length / 7);
  const columns: readonly SimpleColumn<(typeof points)[number]>[] = [
    column('day', text('insights.day'), { isRowHeader: true }, (point) =>
      isRunning(point) ? text('insights.soFar', { day: nameOf(point) }) : nameOf(point),
    ),
    column('now', text('insights.now'), { align: 'end', isStrong: true }, ({ cents }) =>
      formatMoney(cents, currency),
    ),
    column('before', text('insights.before'), { align: 'end' }, ({ beforeCents }) =>
      formatMoney(beforeCents, currency),
    ),
  ];
  return (
    <ChartSection
      title={title}
      chart={
        <Lines
          label={title}
          series={[
            { id: 'now', label: text('insights.now'), color: 'fuel' },
            { id: 'before', label: text('insights.before'), color: 'na', isPast: true },
          ]}
          points={points.map((point, index) => ({
            id: point.from,
            label: index % labelEvery === 0 ? formatDay(point.from, 'short') : '',
            longLabel: nameOf(point),
            isRunning: isRunning(point),
            values: { now: point.cents, before: point.beforeCents },
          }))}
          formatValue={(cents) => formatMoney(cents, currency)}
          formatShort={(cents) => formatShortMoney(cents, currency)}
        />
      }
      table={
        <SimpleTable label={title} columns={columns} rows={points} getRowId={({ from }) => from} />
      }
    />
  );
}

function useFleetColumns(currency: string): readonly SimpleColumn<Insights['fleets'][number]>[] {
  const text = useText();
  const money = (cents: number) => formatRoundMoney(cents, currency);
  return [
    column('fleet', text('insights.fleet'), { isRowHeader: true }, ({ name }) => name),
    column('spend', text('insights.spend'), { align: 'end', isStrong: true }, ({ cents }) =>
      formatMoney(cents, currency),
    ),
    column('change', text('insights.change'), { align: 'end' }, ({ cents, beforeCents }) => (
      <Change isLowerBetter now={cents} before={beforeCents} format={money} />
    )),
  ];
}

function Fleets({ insights }: PartProps) {
  const text = useText();
  const { fleets, currency } = insights;
  const columns = useFleetColumns(currency);
  return (
    <Section
      title={text('insights.fleets')}
      hint={text('insights.fleets.hint')}
      content={fleets.length === 0 ? 'padded' : 'flush'}
    >
      {fleets.length === 0 ? (
        <p>{text('insights.fleets.none')}</p>
      ) : (
        <SimpleTable
          label={text('insights.fleets')}
          rows={fleets}
          getRowId={({ fleetId }) => fleetId}
          columns={columns}
        />
      )}
    </Section>
  );
}

/** Compares a period with the one before: figures, chart, and fleets. [TXN-04] */
export function Comparison({ insights }: PartProps) {
  return (
    <Stack gap={24}>
      <Figures insights={insights} />
      <Course insights={insights} />
      <Fleets insights={insights} />
    </Stack>
  );
}
