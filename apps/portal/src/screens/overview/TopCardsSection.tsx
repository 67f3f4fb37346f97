import type { Overview } from '@forecourt/api-client';
import { CardNumber } from '@forecourt/ui/card-number';
import { EmptyState } from '@forecourt/ui/empty-state';
import { Link } from '@forecourt/ui/link';
import { Section } from '@forecourt/ui/section';
import { SimpleTable, type SimpleColumn } from '@forecourt/ui/simple-table';
import { Skeleton } from '@forecourt/ui/skeleton';
import { href } from '../../addresses/href.ts';
import { useMoney } from '../../app/useMoney.ts';
import { formatCount, formatGallons } from '@forecourt/ui/format';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { column } from '../lists/column.ts';

type TopCard = Overview['topCards'][number];

function useColumns(maySeeCards: boolean): readonly SimpleColumn<TopCard>[] {
  const text = useText();
  const money = useMoney();
  const holder = ({ card }: TopCard) =>
    card.driverName ??
    (card.unitNumber ? text('overview.top.unit', { number: card.unitNumber }) : card.nameOnCard);
  return [
    column('card', text('overview.top.card'), { isRowHeader: true }, ({ card }) =>
      maySeeCards ? (
        <Link href={href('card', { cardId: card.cardId })}>
          <CardNumber last4={card.last4} />
        </Link>
      ) : (
        <CardNumber last4={card.last4} />
      ),
    ),
    column('holder', text('overview.top.holder'), holder),
    column('fleet', text('overview.top.fleet'), { isWideOnly: true }, ({ card }) => card.fleetName),
    column(
      'purchases',
      text('overview.top.purchases'),
      { align: 'end', isWideOnly: true },
      ({ purchases }) => formatCount(purchases),
    ),
    column(
      'gallons',
      text('overview.top.gallons'),
      { align: 'end', isWideOnly: true },
      ({ milligallons }) => formatGallons(milligallons),
    ),
    column('spend', text('overview.top.spend'), { align: 'end' }, ({ spentCents }) => (
      <b>{money(spentCents)}</b>
    )),
  ];
}

/** The five cards with the most spend this cycle. [CONST-01] */
export function TopCardsSection({ overview }: { readonly overview: Overview | undefined }) {
  const text = useText();
  const { viewer } = useSelected();
  const maySeeCards = viewer.may('cards.view');
  const columns = useColumns(maySeeCards);
  const rows = overview?.topCards ?? [];
  return (
    <Section
      title={text('overview.top')}
      hint={text('overview.top.hint')}
      action={
        maySeeCards ? (
          <Link href={href('cards', {}, { sort: 'spent', direction: 'desc' })}>
            {text('overview.top.all')}
          </Link>
        ) : undefined
      }
      content={rows.length > 0 ? 'flush' : 'padded'}
    >
      {!overview && <Skeleton shape="chart" />}
      {overview && rows.length === 0 && <EmptyState title={text('overview.top.empty')} />}
      {rows.length > 0 && (
        <SimpleTable
          label={text('overview.top')}
          isHeadHiddenOnPhone
          rows={rows}
          getRowId={({ card }) => card.cardId}
          columns={columns}
        />
      )}
    </Section>
  );
}
