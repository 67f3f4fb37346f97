import type { Insights } from '@forecourt/api-client';
import { Link, Section, SimpleTable, Stack, TwoLines, type SimpleColumn } from '@forecourt/ui';
import { formatDayAndTime, formatMoney, formatUnitPrice } from '@forecourt/ui/format';
import { SAVING_ABOVE_REGION_MILLS } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

type Saving = Insights['savings'][number];

interface RowWords {
  readonly text: ReturnType<typeof useText>;
  readonly currency: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** The columns of the purchases behind a saving. */
function rowColumns({
  text,
  currency,
  timeZone,
  now,
}: RowWords): readonly SimpleColumn<Saving['rows'][number]>[] {
  return [
    {
      id: 'site',
      head: text('insights.saving.site'),
      isRowHeader: true,
      cell: ({ transactionId, siteName, driverName }) => (
        <TwoLines
          first={<Link href={href('purchase', { transactionId })}>{siteName}</Link>}
          second={driverName ?? '–'}
        />
      ),
    },
    {
      id: 'when',
      head: text('insights.saving.when'),
      isWideOnly: true,
      cell: ({ occurredAt }) => formatDayAndTime(occurredAt, timeZone, now),
    },
    {
      id: 'amount',
      head: text('insights.saving.amount'),
      align: 'end',
      isStrong: true,
      cell: ({ cents }) => formatMoney(cents, currency),
    },
  ];
}

function Rows({ saving, currency }: { readonly saving: Saving; readonly currency: string }) {
  const text = useText();
  const now = useNow();
  const { account } = useSelected();
  const columns = rowColumns({ text, currency, timeZone: account.timeZone, now });
  return (
    <SimpleTable
      label={text('insights.saving.rows', { name: text(`insights.saving.${saving.rule}`) })}
      rows={saving.rows}
      getRowId={({ transactionId }) => transactionId}
      columns={columns}
    />
  );
}

/** Where money was left: the rule, the dollars, and the purchases behind them. */
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
