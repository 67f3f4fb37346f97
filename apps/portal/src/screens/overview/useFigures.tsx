import type { Overview } from '@forecourt/api-client';
import { Comparison, type KeyFigure } from '@forecourt/ui/key-figures';
import { LimitMeter } from '@forecourt/ui/limit-bar';
import { Link } from '@forecourt/ui/link';
import { Sparkline } from '@forecourt/ui/sparkline';
import { href } from '../../addresses/href.ts';
import { useToday } from '../../app/useToday.ts';
import {
  formatCount,
  formatGallons,
  formatMoney,
  formatPercent,
  formatRoundMoney,
  formatUnitPrice,
} from '@forecourt/ui/format';
import { useText, type Text } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { changeOf, firstDeclineDay, regionDifferenceCents } from './figures.ts';

/** The data behind the figures. */
export type Figures = Pick<Overview, 'balances' | 'spend' | 'declines' | 'currency' | 'cycle'>;

/** What is owed is 0 for people who may not see bills, so they see no parts of it. */
function available(text: Text, { balances, currency }: Figures, seesBills: boolean): KeyFigure {
  const { availableCents, creditLimitCents, postedCents, pendingCents } = balances;
  return {
    id: 'available',
    label: text('overview.available'),
    figure: formatMoney(availableCents, currency),
    unit: text('overview.available.of', { limit: formatRoundMoney(creditLimitCents, currency) }),
    isWide: true,
    ...(seesBills && {
      meter: (
        <LimitMeter
          limit={creditLimitCents}
          used={postedCents + pendingCents}
          pending={pendingCents}
        />
      ),
    }),
    note: (
      <>
        {seesBills && (
          <>
            {text('overview.available.words', {
              posted: formatMoney(postedCents, currency),
              pending: formatMoney(pendingCents, currency),
            })}
            <br />
          </>
        )}
        <Link href={href('activity')}>{text('overview.available.link')}</Link>
      </>
    ),
  };
}

function Change({ spend, text }: { readonly spend: Overview['spend']; readonly text: Text }) {
  const change = changeOf(spend.cycleToDateCents, spend.previousToDateCents);
  if (change.kind === 'none') return <>{text('overview.spent.first')}</>;
  const comparisonText =
    change.kind === 'same'
      ? text('overview.spent.same')
      : text(`overview.spent.${change.kind}`, { share: formatPercent(change.share) });
  return (
    <>
      <Comparison tone={change.kind === 'down' ? 'good' : change.kind === 'up' ? 'warn' : 'quiet'}>
        {comparisonText}
      </Comparison>{' '}
      {text('overview.spent.on')}
    </>
  );
}

function spent(text: Text, { spend, currency, cycle }: Figures): KeyFigure {
  const first = spend.dailyCents[0] ?? 0;
  const last = spend.dailyCents.at(-1) ?? 0;
  return {
    id: 'spent',
    label: text('overview.spent'),
    figure: formatMoney(spend.cycleToDateCents, currency),
    sparkline: (
      <Sparkline
        values={spend.dailyCents}
        label={text('overview.spent.line', {
          first: formatMoney(first, currency),
          last: formatMoney(last, currency),
        })}
      />
    ),
    note: (
      <>
        <Change spend={spend} text={text} />
        <br />
        <Link href={href('activity', {}, { fromDate: cycle.startsOn })}>
          {text('overview.spent.link')}
        </Link>
      </>
    ),
  };
}

function PriceNote({ overview, text }: { readonly overview: Figures; readonly text: Text }) {
  const { spend, currency } = overview;
  const { regionPriceMills } = spend;
  const bought = formatGallons(spend.cycleMilligallons, 0);
  const difference = regionDifferenceCents(spend);
  if (difference === null || regionPriceMills === null) {
    return <>{text('overview.price.wordsAlone', { gallons: bought })}</>;
  }
  const amount = formatRoundMoney(Math.round(Math.abs(difference) / 100) * 100, currency);
  return (
    <>
      {text('overview.price.words', {
        gallons: bought,
        region: formatUnitPrice(regionPriceMills, currency),
      })}
      <br />
      <Comparison tone={difference <= 0 ? 'good' : 'warn'}>
        {text(difference <= 0 ? 'overview.price.below' : 'overview.price.above', { amount })}
      </Comparison>{' '}
      {text('overview.price.regional')}
    </>
  );
}

function price(text: Text, overview: Figures): KeyFigure {
  const { spend, currency } = overview;
  const { averagePriceMills } = spend;
  return {
    id: 'price',
    label: text('overview.price'),
    figure:
      averagePriceMills === null
        ? text('overview.price.none')
        : formatUnitPrice(averagePriceMills, currency),
    ...(averagePriceMills === null ? {} : { unit: text('overview.price.unit') }),
    note: (
      <>
        <PriceNote overview={overview} text={text} />
        <br />
        <Link href={href('activity')}>{text('overview.price.link')}</Link>
      </>
    ),
  };
}

function declined(text: Text, { declines }: Figures, fromDate: string): KeyFigure {
  const { lastSevenDays, needALook } = declines;
  return {
    id: 'declined',
    label: text('overview.declined'),
    figure: formatCount(lastSevenDays),
    note: (
      <>
        {needALook > 0 ? (
          <Comparison tone="warn">
            {text('overview.declined.look', { count: needALook })}
          </Comparison>
        ) : (
          text('overview.declined.none')
        )}
        {' · '}
        {text('overview.declined.intended', { count: formatCount(lastSevenDays - needALook) })}
        <br />
        <Link href={href('activity', {}, { status: 'declined', fromDate })}>
          {text('overview.declined.link')}
        </Link>
      </>
    ),
  };
}

/** The four key figures, formatted. */
export function useFigures(overview: Figures): readonly KeyFigure[] {
  const text = useText();
  const { viewer } = useSelected();
  const fromDate = firstDeclineDay(useToday());
  return [
    available(text, overview, viewer.may('bills.view')),
    spent(text, overview),
    price(text, overview),
    declined(text, overview, fromDate),
  ];
}
