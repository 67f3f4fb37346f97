import type { Insights } from '@forecourt/api-client';
import { Link, Section, SimpleTable, Stack, TwoLines, type SimpleColumn } from '@forecourt/ui';
import { formatMoney, formatUnitPrice } from '@forecourt/ui/format';
import { SAVING_ABOVE_REGION_MILLS } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';

type Saving = Insights['savings'][number];

/** Columns of the purchases behind a saving. */
function useRowColumns(currency: string): readonly SimpleColumn<Saving['rows'][number]>[] {
  const text = useText();
  const when = useWhen();
  return [
    column(
      'site',
      text('insights.saving.site'),
      { isRowHeader: true },
      ({ transactionId, siteName, driverName }) => (
        <TwoLines
          first={<Link href={href('purchase', { transactionId })}>{siteName}</Link>}
          second={driverName ?? '–'}
        />
      ),
    ),
    column('when', text('insights.saving.when'), { isWideOnly: true }, ({ occurredAt }) =>
      when(occurredAt),
    ),
    column(
      'amount',
      text('insights.saving.amount'),
      { align: 'end', isStrong: true },
      ({ cents }) => formatMoney(cents, currency),
    ),
  ];
}

function Rows({ saving, currency }: { readonly saving: Saving; readonly currency: string }) {
  const text = useText();
  return (
    <SimpleTable
      label={text('insights.saving.rows', { name: text(`insights.saving.${saving.rule}`) })}
      rows={saving.rows}
      getRowId={({ transactionId }) => transactionId}
      columns={useRowColumns(currency)}
    />
  );
}

/** Missed savings: the rule, the amount, and the purchases behind it. */
export function Savings({ insights }: { readonly insights: Insights }) {
  const text = useText();
  const { savings, currency } = insights;
  const found = savings.filter(({ purchases }) => purchases > 0);
  if (found.length === 0) {
    return (
      <Section title={text('insights.savings')}>
        <p>{text('insights.savings.none')}</p>
      </Section>
    );
  }
  return (
    <Stack gap={24}>
      {found.map((saving) => (
        <Section
          key={saving.rule}
          title={text(`insights.saving.${saving.rule}`)}
          hint={text('insights.saving.sum', {
            amount: formatMoney(saving.cents, currency),
            count: saving.purchases,
          })}
        >
          <Stack gap={12}>
            <p>
              {text(`insights.saving.${saving.rule}.rule`, {
                over: formatUnitPrice(SAVING_ABOVE_REGION_MILLS, currency),
              })}
            </p>
            <Rows saving={saving} currency={currency} />
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}
