import type { Rewards } from '@forecourt/api-client';
import { EmptyState, Link, SimpleTable } from '@forecourt/ui';
import {
  formatCount,
  formatDayAndTime,
  formatDayRange,
  formatGallons,
  formatMoney,
  formatMonth,
} from '@forecourt/ui/format';
import { REDEEM_POINTS_MIN } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

interface TableProps {
  readonly rewards: Rewards;
}

/** The last day of a month, `YYYY-MM`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const monthCell = ({ month }: Rewards['earned'][number]) => (
  <Link
    href={href(
      'activity',
      {},
      { status: 'complete', fromDate: `${month}-01`, toDate: lastDayOf(month) },
    )}
  >
    {formatMonth(month, 'full')}
  </Link>
);

/** What was earned in each month, with the way to its purchases. [REWARD-05, REWARD-07] */
export function EarnedTable({ rewards }: TableProps) {
  const text = useText();
  if (rewards.earned.length === 0) {
    return (
      <EmptyState title={text('rewards.earned.none')}>{text('rewards.earned.none.why')}</EmptyState>
    );
  }
  return (
    <SimpleTable
      label={text('rewards.earned')}
      rows={rewards.earned}
      getRowId={({ month }) => month}
      columns={[
        {
          id: 'month',
          head: text('rewards.earned.month'),
          isRowHeader: true,
          cell: monthCell,
        },
        {
          id: 'gallons',
          head: text('rewards.earned.gallons'),
          align: 'end',
          cell: ({ milligallons }) => formatGallons(milligallons),
        },
        {
          id: 'points',
          head: text('rewards.earned.points'),
          align: 'end',
          isStrong: true,
          cell: ({ points }) => formatCount(points),
        },
      ]}
    />
  );
}

/** What was redeemed, by whom, and when the card arrives. [REWARD-13] */
export function RedeemedTable({ rewards }: TableProps) {
  const text = useText();
  const now = useNow();
  const { account } = useSelected();
  if (rewards.redemptions.length === 0) {
    return (
      <EmptyState title={text('rewards.history.none')}>
        {text('rewards.history.none.why', { min: REDEEM_POINTS_MIN })}
      </EmptyState>
    );
  }
  return (
    <SimpleTable
      label={text('rewards.history')}
      rows={rewards.redemptions}
      getRowId={({ redemptionId }) => redemptionId}
      columns={[
        {
          id: 'number',
          head: text('rewards.history.number'),
          isRowHeader: true,
          cell: ({ number }) => number,
        },
        {
          id: 'when',
          head: text('rewards.history.when'),
          cell: ({ requestedAt }) => formatDayAndTime(requestedAt, account.timeZone, now),
        },
        {
          id: 'by',
          head: text('rewards.history.by'),
          isWideOnly: true,
          cell: ({ requestedBy }) => requestedBy,
        },
        {
          id: 'arrives',
          head: text('rewards.history.card'),
          isWideOnly: true,
          cell: ({ arrivesFrom, arrivesTo }) =>
            text('rewards.history.arrives', { range: formatDayRange(arrivesFrom, arrivesTo) }),
        },
        {
          id: 'points',
          head: text('rewards.earned.points'),
          align: 'end',
          cell: ({ points }) => formatCount(points),
        },
        {
          id: 'cents',
          head: text('rewards.history.amount'),
          align: 'end',
          isStrong: true,
          cell: ({ cents }) => formatMoney(cents, rewards.currency),
        },
      ]}
    />
  );
}
