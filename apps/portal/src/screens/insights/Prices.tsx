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
import { optionsOf } from '../../app/optionsOf.ts';
import { useText } from '../../messages/text.ts';
import { fleetQuery, useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';

/** Products and regions where the fleets bought, or all. */
const SHOWN = ['bought', 'all'] as const;

function usePriceColumns(currency: string): readonly SimpleColumn<ListPrice>[] {
  const text = useText();
  /** "+$0.12", "–$0.03", or a text for no change or no price. */
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

/** Regional fuel prices in a week, compared with what the fleets paid there. [GW-120] */
export function Prices() {
  const text = useText();
  const { account, fleetId } = useSelected();
  const [show, setShow] = useState<(typeof SHOWN)[number]>('bought');
  const [week, setWeek] = useState<string | null>(null);
  const ofFleet = fleetQuery(fleetId);
  // supplies the list of weeks, so that it stays while another week's prices load
  const latest = useQuery('listPrices', { query: ofFleet });
  const prices = useQuery('listPrices', {
    query: { ...ofFleet, ...(week === null ? {} : { weekOf: wireDate(week) }) },
  });
  const columns = usePriceColumns(account.currency);
  if (!latest.data) {
    return <NotLoaded query={latest} subject={text('insights.prices')} />;
  }
  const { weekOf, weeks } = latest.data;
  if (weekOf === null) {
    return (
      <Section title={text('insights.prices')}>
        <p>{text('insights.prices.none')}</p>
      </Section>
    );
  }
  const { items } = prices.data ?? {};
  const rows = show === 'all' ? items : items?.filter(({ paidMills }) => paidMills !== null);
  return (
    <Section
      title={text('insights.prices')}
      hint={text('insights.prices.hint')}
      action={
        <Select
          aria-label={text('insights.prices.week')}
          value={week ?? weekOf}
          onChange={setWeek}
          options={weeks.map(({ from, to }) => ({
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
          options={optionsOf(SHOWN, (value) => text(`insights.prices.${value}`))}
        />
        {!rows ? (
          <NotLoaded query={prices} subject={text('insights.prices')} shape="chart" />
        ) : show === 'bought' && rows.length === 0 ? (
          <p>{text('insights.prices.noneBought')}</p>
        ) : (
          <SimpleTable
            label={text('insights.prices')}
            rows={rows}
            getRowId={({ region, productCode }) => `${region} ${productCode}`}
            columns={columns}
          />
        )}
      </Stack>
    </Section>
  );
}
