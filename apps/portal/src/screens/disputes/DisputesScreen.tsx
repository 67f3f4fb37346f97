import { Scale } from 'lucide-react';
import { useNavigate } from 'react-router';
import { usePages } from '@forecourt/api-client/react';
import {
  ButtonLink,
  CardNumber,
  EmptyState,
  Link,
  Status,
  Surface,
  TwoLines,
  type Column,
} from '@forecourt/ui';
import { formatDay, formatMoney } from '@forecourt/ui/format';
import { disputeStateKey, type Dispute } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { backToList } from '../../addresses/savedFilters.ts';
import { Screen } from '../../app/Screen.tsx';
import { useToday } from '../../app/useToday.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';
import { daysUntil, DISPUTE_TONES } from './disputeFacts.ts';
import { ListTable } from '../lists/ListTable.tsx';

interface DeadlineProps {
  readonly row: Dispute;
  /** Abbreviated, for a phone. */
  readonly isShort?: boolean;
}

/** The due date while documents are awaited; otherwise, how many there are. [DISP-06] */
function Deadline({ row, isShort = false }: DeadlineProps) {
  const text = useText();
  const today = useToday();
  const { status, documents, documentsDueOn } = row;
  if (status !== 'documentsDue') return text('disputes.documents', { count: documents.length });
  const daysLeft = text('disputes.daysLeft', { days: daysUntil(documentsDueOn, today) });
  if (isShort) return daysLeft;
  const day = formatDay(documentsDueOn, 'short');
  return <TwoLines first={text('disputes.deadline', { day })} second={daysLeft} />;
}

function useColumns(): readonly Column<Dispute>[] {
  const text = useText();
  const when = useWhen();
  return [
    column(
      'number',
      text('disputes.column.number'),
      { width: '110px', phone: 'detail', isRowHeader: true },
      ({ disputeNumber }) => disputeNumber,
    ),
    column(
      'status',
      text('disputes.column.status'),
      { width: 'minmax(150px, 190px)', phone: 'status' },
      ({ status }) => <Status tone={DISPUTE_TONES[status]}>{text(disputeStateKey(status))}</Status>,
    ),
    column(
      'purchase',
      text('disputes.column.purchase'),
      { phoneCell: ({ siteName }) => siteName, width: 'minmax(160px, 1.6fr)', phone: 'title' },
      ({ siteName, cardLast4 }) => (
        <TwoLines first={siteName} second={<CardNumber last4={cardLast4} />} />
      ),
    ),
    column(
      'filed',
      text('disputes.column.filed'),
      { width: '170px', from: 840, phone: 'hidden' },
      ({ filedAt }) => when(filedAt),
    ),
    column(
      'deadline',
      text('disputes.column.deadline'),
      {
        phoneCell: (row) => <Deadline row={row} isShort />,
        width: 'minmax(130px, 1fr)',
        phone: 'detail',
      },
      (row) => <Deadline row={row} />,
    ),
    column(
      'amount',
      text('disputes.column.amount'),
      { width: '120px', align: 'end', phone: 'value' },
      ({ amountCents, currency }) => formatMoney(amountCents, currency),
    ),
  ];
}

/** The account's disputes, with status and deadline. [DISP-01, DISP-06] */
export function Component() {
  const text = useText();
  const navigate = useNavigate();
  const list = usePages('listDisputes', {});
  return (
    <Screen
      above={<Link href={backToList('activity')}>{text('menu.activity')}</Link>}
      title={text('disputes.title')}
      subtitle={text('disputes.subtitle')}
    >
      <Surface padding="none">
        <ListTable
          label={text('disputes.title')}
          columns={useColumns()}
          list={list}
          subject={text('disputes.what')}
          getRowId={({ disputeId }) => disputeId}
          getRowName={({ disputeNumber }) => text('disputes.row', { number: disputeNumber })}
          lines="two"
          onOpen={({ disputeId }) => void navigate(href('dispute', { disputeId }))}
          empty={
            <EmptyState
              icon={<Scale size={20} />}
              title={text('disputes.empty')}
              action={
                <ButtonLink href={backToList('activity')}>{text('disputes.toActivity')}</ButtonLink>
              }
            >
              {text('disputes.empty.why')}
            </EmptyState>
          }
        />
      </Surface>
    </Screen>
  );
}
