import type { Overview } from '@forecourt/api-client';
import { ChartSection } from '@forecourt/ui/chart-section';
import { StackedBars, StackedBarsTable, type StackedBarsData } from '@forecourt/ui/stacked-bars';
import { formatMoney, formatMonth, formatShortMoney } from '@forecourt/ui/format';
import { useText } from '../../messages/text.ts';

/** Product categories by id, with the name that the chart's colours have. [ENT-10 to ENT-13] */
const CATEGORIES = { 1: 'fuel', 2: 'nonFuel', 3: 'na' } as const;
const ORDER = [1, 2, 3] as const;

function columnOf({ month, isRunning, categories }: Overview['months'][number]) {
  const values = categories.map(({ categoryId, cents }) => [CATEGORIES[categoryId], cents]);
  return {
    id: month,
    label: formatMonth(month, 'short'),
    longLabel: formatMonth(month, 'full'),
    values: Object.fromEntries(values),
    isRunning,
  };
}

/** The chart with its table. */
export default function SpendChart({ overview }: { readonly overview: Overview }) {
  const text = useText();
  const { months, currency } = overview;
  const data: StackedBarsData = {
    label: `${text('overview.spend')}, ${text('overview.spend.hint')}`,
    categories: ORDER.map((id) => ({
      id: CATEGORIES[id],
      label: text(`overview.category.${CATEGORIES[id]}`),
      colour: CATEGORIES[id],
    })),
    columns: months.map(columnOf),
    formatValue: (cents) => formatMoney(cents, currency),
    formatShort: (cents) => formatShortMoney(cents, currency),
  };
  return (
    <ChartSection
      title={text('overview.spend')}
      hint={text('overview.spend.hint')}
      chart={<StackedBars {...data} />}
      table={<StackedBarsTable {...data} />}
    />
  );
}
