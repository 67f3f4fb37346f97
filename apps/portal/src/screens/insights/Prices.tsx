import { useState } from 'react';
import type { ListPrice } from '@forecourt/api-client';
import { wireDate } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  Section,
  SegmentedControl,
  Select,
  SimpleTable,
  Stack,
  TwoLines,
  type SimpleColumn,
} from '@forecourt/ui';
import { formatDayRange, formatGallons, formatUnitPrice } from '@forecourt/ui/format';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';

/** Where the fleets bought, or everywhere. */
const SHOWN = ['bought', 'all'] as const;

function usePriceColumns(currency: string): readonly SimpleColumn<ListPrice>[] {
  const text = useText();
  /** "+$0.12", "–$0.03", or that nothing changed. */
  const difference = (mills: number | null) => {
    if (mills === null) return text('insights.prices.unknown');
    if (mills === 0) return text('insights.prices.same');
    const amount = formatUnitPrice(Math.abs(mills), currency);
    return text(mills > 0 ? 'insights.prices.more' : 'insights.prices.less', { amount });
  };
  return [
    column('what', text('insights.prices.what'), { isRowHeader: true }, ({ product, region }) => (
      <TwoLines first={product} second={region} />
    )),
    column('price', text('insights.prices.price'), { align: 'end' }, ({ priceMills }) =>
      formatUnitPrice(priceMills, currency),
    ),
    column(
      'change',
      text('insights.prices.change'),
      { align: 'end', isWideOnly: true },
      ({ priceMills, weekBeforeMills }) =>
        difference(weekBeforeMills === null ? null : priceMills - weekBeforeMills),
    ),
    column(
      'paid',
      text('insights.prices.paid'),
      { align: 'end', isStrong: true },
      ({ paidMills, milligallons }) =>
        paidMills === null ? (
          text('insights.prices.nothing')
        ) : (
          <TwoLines
            first={formatUnitPrice(paidMills, currency)}
            second={text('insights.prices.gallons', { gallons: formatGallons(milligallons) })}
          />
        ),
    ),
    column(
      'beside',
      text('insights.prices.beside'),
      { align: 'end' },
      ({ paidMills, priceMills }) => difference(paidMills === null ? null : paidMills - priceMills),
    ),
  ];
}

/** What fuel cost in each region in a week, compared with what the fleets paid there. [GW-120] */
export function Prices() {
  const text = useText();
  const { account, fleetId } = useSelected();
  const [show, setShow] = useState<(typeof SHOWN)[number]>('bought');
  const [week, setWeek] = useState<string | null>(null);
  const prices = useQuery('listPrices', {
    query: {
      ...(week === null ? {} : { weekOf: wireDate(week) }),
      ...(fleetId === null ? {} : { fleetId }),
    },
  });
  const columns = usePriceColumns(account.currency);
  const { data } = prices;
  if (!data) {
    return <NotLoaded of={prices} what={text('insights.prices')} />;
  }
  if (data.weekOf === null) {
    return (
      <Section title={text('insights.prices')}>
        <p>{text('insights.prices.none')}</p>
      </Section>
    );
  }
  const bought = data.items.filter(({ paidMills }) => paidMills !== null);
  return (
    <Section
      title={text('insights.prices')}
      hint={text('insights.prices.hint')}
      action={
        <Select
          aria-label={text('insights.prices.week')}
          value={data.weekOf}
          onChange={setWeek}
          options={data.weeks.map(({ from, to }) => ({
            value: from,
            label: formatDayRange(from, to),
          }))}
        />
      }
    >
      <Stack gap={12}>
        <SegmentedControl
          aria-label={text('insights.prices.show')}
          value={show}
          onChange={setShow}
          options={SHOWN.map((value) => ({ value, label: text(`insights.prices.${value}`) }))}
        />
        {show === 'bought' && bought.length === 0 ? (
          <p>{text('insights.prices.noneBought')}</p>
        ) : (
          <SimpleTable
            label={text('insights.prices')}
            rows={show === 'bought' ? bought : data.items}
            getRowId={({ region, productCode }) => `${region} ${productCode}`}
            columns={columns}
          />
        )}
      </Stack>
    </Section>
  );
}
