import type { ReactNode } from 'react';
import type { Rewards } from '@forecourt/api-client';
import { EmptyState, Link, SimpleTable } from '@forecourt/ui';
import {
  formatCount,
  formatDayRange,
  formatGallons,
  formatMoney,
  formatMonth,
} from '@forecourt/ui/format';
import { REDEEM_POINTS_MIN, TRANSACTIONS_RANGE_DAYS_MAX } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { lastDayOf } from '../../app/lastDayOf.ts';
import { useToday } from '../../app/useToday.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';

interface TableProps {
  readonly rewards: Rewards;
}

/** The month's name, linked to its purchases while Activity still has them all. [TXN-08] */
function useMonthCell(): (row: Rewards['earned'][number]) => ReactNode {
  const day = useToday();
  const today = day.toString();
  const earliest = day.subtract({ days: TRANSACTIONS_RANGE_DAYS_MAX }).toString();
  return ({ month }) => {
    const name = formatMonth(month, 'full');
    const [fromDate, lastDay] = [`${month}-01`, lastDayOf(month)];
    if (fromDate < earliest) return name;
    const toDate = lastDay < today ? lastDay : today;
    return (
      <Link href={href('activity', {}, { status: 'complete', fromDate, toDate })}>{name}</Link>
    );
  };
}

/** Points earned by month, linked to the purchases. [REWARD-05, REWARD-07] */
export function EarnedTable({ rewards }: TableProps) {
  const text = useText();
  const monthCell = useMonthCell();
  if (rewards.earned.length === 0) {
    return (
      <EmptyState title={text('rewards.earned.none')}>{text('rewards.earned.none.why')}</EmptyState>
    );
  }
  return (
    <SimpleTable<Rewards['earned'][number]>
      label={text('rewards.earned')}
      rows={rewards.earned}
      getRowId={({ month }) => month}
      columns={[
        column('month', text('rewards.earned.month'), { isRowHeader: true }, monthCell),
        column('gallons', text('rewards.earned.gallons'), { align: 'end' }, ({ milligallons }) =>
          formatGallons(milligallons),
        ),
        column(
          'points',
          text('rewards.earned.points'),
          { align: 'end', isStrong: true },
          ({ points }) => formatCount(points),
        ),
      ]}
    />
  );
}

/** Redemptions: who made them, and when the card arrives. [REWARD-13] */
export function RedeemedTable({ rewards }: TableProps) {
  const text = useText();
  const when = useWhen();
  if (rewards.redemptions.length === 0) {
    return (
      <EmptyState title={text('rewards.history.none')}>
        {text('rewards.history.none.why', { min: REDEEM_POINTS_MIN })}
      </EmptyState>
    );
  }
  return (
    <SimpleTable<Rewards['redemptions'][number]>
      label={text('rewards.history')}
      rows={rewards.redemptions}
      getRowId={({ redemptionId }) => redemptionId}
      columns={[
        column(
          'number',
          text('rewards.history.number'),
          { isRowHeader: true },
          ({ number }) => number,
        ),
        column('when', text('rewards.history.when'), { isNoWrap: true }, ({ requestedAt }) =>
          when(requestedAt),
        ),
        column(
          'by',
          text('rewards.history.by'),
          { isWideOnly: true },
          ({ requestedBy }) => requestedBy,
        ),
        column(
          'arrives',
          text('rewards.history.card'),
          { isWideOnly: true },
          ({ arrivesFrom, arrivesTo }) =>
            text('rewards.history.arrives', { range: formatDayRange(arrivesFrom, arrivesTo) }),
        ),
        column('points', text('rewards.earned.points'), { align: 'end' }, ({ points }) =>
          formatCount(points),
        ),
        column(
          'cents',
          text('rewards.history.amount'),
          { align: 'end', isStrong: true },
          ({ cents }) => formatMoney(cents, rewards.currency),
        ),
      ]}
    />
  );
}
