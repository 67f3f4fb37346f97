import type { TransactionTotals } from '@forecourt/api-client';
import { KeyFigures, Link, type KeyFigure } from '@forecourt/ui';
import { formatCount, formatGallons } from '@forecourt/ui/format';
import type { TransactionState } from '@forecourt/validation';
import { useMoney } from '../../app/useMoney.ts';
import { useText } from '../../messages/text.ts';

interface ActivityFiguresProps {
  readonly totals: TransactionTotals | null;
  /** The state that the list is filtered by. */
  readonly status: TransactionState | undefined;
  /** The address of the list filtered to flagged purchases. */
  readonly flaggedHref: string;
  readonly declinedHref: string;
}

/** Typical figures, which reserve the space of the real ones while those load. */
const TO_COME: Omit<TransactionTotals, 'currency'> = {
  purchases: 1000,
  declines: 20,
  netCents: 12_345_678,
  discountCents: 12_345,
  milligallons: 30_000_000,
  flagged: 9,
};

/** The figures for each state: declines charge nothing, and charges are not declined. */
const NAMES = {
  all: ['spent', 'gallons', 'declined', 'flagged'],
  complete: ['spent', 'gallons', 'flagged'],
  pending: ['spent', 'gallons', 'flagged'],
  declined: ['declined', 'flagged'],
} as const;

/** Totals of the filtered purchases; each figure links to its rows. */
export function ActivityFigures(props: ActivityFiguresProps) {
  const { totals, status = 'all', flaggedHref, declinedHref } = props;
  const names: readonly string[] = NAMES[status];
  const text = useText();
  const money = useMoney();
  const { purchases, declines, netCents, discountCents, milligallons, flagged } = totals ?? {
    ...TO_COME,
    flagged: status === 'declined' ? 0 : TO_COME.flagged,
  };
  const figures: KeyFigure[] = [
    {
      id: 'spent',
      label: text('activity.spent'),
      figure: money(netCents),
      ...(discountCents > 0
        ? { note: text('activity.saved', { amount: money(discountCents) }) }
        : {}),
    },
    {
      id: 'gallons',
      label: text('activity.gallons'),
      figure: formatGallons(milligallons),
      unit: text('activity.gallons.unit'),
    },
    {
      id: 'declined',
      label: text('activity.declined'),
      figure: formatCount(declines),
      note:
        status !== 'all' ? undefined : (
          <>
            {text('activity.declined.words', { all: purchases + declines })}
            {declines > 0 && (
              <>
                <br />
                <Link href={declinedHref}>{text('activity.declined.link')}</Link>
              </>
            )}
          </>
        ),
    },
    {
      id: 'flagged',
      label: text('activity.flagged'),
      figure: formatCount(flagged),
      note:
        flagged > 0 ? (
          <>
            {text('activity.flagged.words')}
            <br />
            <Link href={flaggedHref}>{text('activity.flagged.link')}</Link>
          </>
        ) : undefined,
    },
  ];
  return (
    <KeyFigures
      isRowOnPhone
      isLoading={totals === null}
      label={text('activity.figures')}
      figures={figures.filter(({ id }) => names.includes(id))}
    />
  );
}
