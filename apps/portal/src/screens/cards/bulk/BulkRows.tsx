import { useEffect, useRef } from 'react';
import type { CardBulk, Contract, ResponseOf } from '@forecourt/api-client';
import { usePages, useRefresh } from '@forecourt/api-client/react';
import { CardNumber, EmptyState, FilterBar, Surface, type Column } from '@forecourt/ui';
import { BULK_RULES, CARD_STATES, LIMIT_FIGURE_UNITS } from '@forecourt/validation';
import { useNavigate } from 'react-router';
import { href } from '../../../addresses/href.ts';
import { optionsOf } from '../../../app/optionsOf.ts';
import { useSentText, useText } from '../../../messages/text.ts';
import { useSelected } from '../../../shell/account.ts';
import { column } from '../../lists/column.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import { formatFigure } from '../../limits/limitText.ts';

/** Row states, in display order. */
export const BULK_FIGURES = ['ready', 'failed', 'refused', 'done', 'canceled', 'undone'] as const;
export type BulkFigure = (typeof BULK_FIGURES)[number];

type Row = ResponseOf<Contract['listCardBulkRows']>['items'][number];

/** Columns for rows of one state; those not changed include the reason. */
function useColumns(
  bulk: CardBulk,
  figure: BulkFigure,
  rows: readonly Row[],
): readonly Column<Row>[] {
  const text = useText();
  const { account } = useSelected();
  const { name, limit } = bulk.action;
  const hasResults = rows.some(({ reasons }) => reasons.length > 0);
  const hasState = BULK_RULES[name].lifecycle === 'edit' && !limit;
  const translate = useSentText();
  const stateOf = (value: string) => {
    const state = CARD_STATES.find((cardState) => cardState === value);
    return state ? text(`cardStatus.${state}`) : value;
  };
  const amount = (value: number) =>
    limit ? formatFigure(LIMIT_FIGURE_UNITS[limit.figure], value, account.currency, text) : '';
  const changeOf = ({ from, to, figure: value }: Row) => {
    if (value) {
      const before = value.before === null ? text('limits.noLimit') : amount(value.before);
      return text('timeline.change', { from: before, to: amount(value.after) });
    }
    if (from === to) return stateOf(from);
    return text('timeline.change', { from: stateOf(from), to: stateOf(to) });
  };
  const reasonColumn: Column<Row> = column(
    'why',
    text(figure === 'done' ? 'cardBulk.column.result' : 'cardBulk.column.why'),
    { width: 'minmax(280px, 3fr)', phone: 'detail' },
    ({ reasons }) => reasons.map(({ key, params }) => translate(key, params)).join('. '),
  );
  const hasWhy = figure === 'refused' || figure === 'failed' || (figure === 'done' && hasResults);
  return [
    column(
      'card',
      text('cards.column.card'),
      { width: '120px', isRowHeader: true, phone: hasWhy ? 'value' : 'detail' },
      ({ last4 }) => <CardNumber last4={last4} />,
    ),
    column(
      'holder',
      text('cards.column.assignedTo'),
      { phone: 'title' },
      ({ holder, unitNumber }) =>
        unitNumber === null ? holder : text('cards.unit', { unit: unitNumber }),
    ),
    column(
      'change',
      text(hasState ? 'cards.column.status' : 'cardBulk.column.change'),
      { phone: hasWhy ? 'hidden' : 'status' },
      changeOf,
    ),
    ...(hasWhy ? [reasonColumn] : []),
  ];
}

interface RowsProps {
  readonly bulk: CardBulk;
  readonly figure: BulkFigure;
}

/** All cards in one state. */
function RowsOf({ bulk, figure }: RowsProps) {
  const text = useText();
  const navigate = useNavigate();
  const total = bulk.counts[figure];
  const list = usePages(
    'listCardBulkRows',
    { params: { bulkId: bulk.bulkId }, query: { state: figure } },
    { isCounted: false },
  );
  const refresh = useRefresh();
  // rows change state while the action runs
  const previousTotal = useRef(total);
  useEffect(() => {
    if (previousTotal.current === total) return;
    previousTotal.current = total;
    void refresh('listCardBulkRows');
  }, [total, refresh]);
  return (
    <ListTable
      label={text('cardBulk.rows')}
      columns={useColumns(bulk, figure, list.items)}
      list={{ ...list, total }}
      subject={text('cards.what')}
      getRowId={({ cardId }) => cardId}
      getRowName={({ last4 }) => text('cards.rowName', { last4 })}
      onOpen={({ cardId }) => void navigate(href('card', { cardId }))}
      empty={<EmptyState title={text('cardBulk.rows.empty')} />}
    />
  );
}

interface BulkRowsProps extends RowsProps {
  readonly onFigure: (figure: BulkFigure) => void;
}

/** The cards of a bulk action, by state. */
export function BulkRows({ bulk, figure, onFigure }: BulkRowsProps) {
  const text = useText();
  const shown = BULK_FIGURES.filter((name) => bulk.counts[name] > 0 || name === figure);
  return (
    <Surface padding="none">
      <FilterBar
        status={{
          label: text('cardBulk.rows'),
          value: figure,
          options: optionsOf(shown, (value) => text(`cardBulk.figure.${value}`)),
          onChange: onFigure,
        }}
      />
      {/* remounted per state, so that one state's rows never stand in for another's */}
      <RowsOf key={figure} bulk={bulk} figure={figure} />
    </Surface>
  );
}
