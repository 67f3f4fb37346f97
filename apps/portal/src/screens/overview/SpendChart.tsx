import type { Overview } from '@forecourt/api-client';
import { ChartSection } from '@forecourt/ui/chart-section';
import { StackedBars, StackedBarsTable, type StackedBarsData } from '@forecourt/ui/stacked-bars';
import { formatMoney, formatMonth, formatShortMoney } from '@forecourt/ui/format';
import { PRODUCT_CATEGORIES } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';

/** Categories from the bottom of a bar to the top, lightest first. [ENT-10 to ENT-13] */
const CATEGORIES = PRODUCT_CATEGORIES.toSorted((a, b) => a.weight - b.weight);

function columnOf({ month, isRunning, categories }: Overview['months'][number]) {
  const cents = new Map(categories.map((category) => [category.categoryId, category.cents]));
  return {
    id: month,
    label: formatMonth(month, 'short'),
    longLabel: formatMonth(month, 'full'),
    values: Object.fromEntries(CATEGORIES.map(({ id, colour }) => [colour, cents.get(id) ?? 0])),
    isRunning,
  };
}

/** The spend chart with its table. */
export default function SpendChart({ overview }: { readonly overview: Overview }) {
  const text = useText();
  const { months, currency } = overview;
  const data: StackedBarsData = {
    label: `${text('overview.spend')}, ${text('overview.spend.hint')}`,
    categories: CATEGORIES.map(({ colour }) => ({
      id: colour,
      label: text(`overview.category.${colour}`),
      color: colour,
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
