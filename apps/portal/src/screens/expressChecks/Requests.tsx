import { useState } from 'react';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  Cluster,
  ConfirmDialog,
  Section,
  SimpleTable,
  type SimpleColumn,
  TwoLines,
  useBanners,
} from '@forecourt/ui';
import { formatDayAndTime } from '@forecourt/ui/format';
import { expressPurposeKey, type ExpressRequest } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { Failure } from './Failure.tsx';
import { useMoney } from './words.ts';

interface Decision {
  readonly request: ExpressRequest;
  readonly approve: boolean;
}

function DecisionDialog({
  request,
  approve,
  onClose,
}: Decision & { readonly onClose: () => void }) {
  const text = useText();
  const money = useMoney();
  const banners = useBanners();
  const deciding = useMutation('decideExpressRequest');
  const does = approve ? 'approve' : 'decline';
  const words = {
    amount: money(request.amountCents),
    payee: request.payeeName,
    name: request.requestedBy,
  };
  const confirm = async () => {
    const result = await deciding.send(
      { params: { requestId: request.requestId }, body: { approve } },
      { ifMatch: request.version },
    );
    if (!result.ok) return;
    banners.show({ kind: 'success', text: text(`express.${does}.done`, words) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={text(`express.${does}.title`, words)}
      confirmLabel={text(`express.${does}`)}
      isPending={deciding.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={<Failure failure={deciding.failure} title="express.notDone" />}
    >
      {text(`express.${does}.text`, words)}
    </ConfirmDialog>
  );
}

interface ColumnParts {
  readonly money: (cents: number) => string;
  readonly timeZone: string;
  readonly now: Date;
  readonly mayApprove: boolean;
  readonly onDecide: (decision: Decision) => void;
}

function requestColumns(
  text: ReturnType<typeof useText>,
  { money, timeZone, now, mayApprove, onDecide }: ColumnParts,
): readonly SimpleColumn<ExpressRequest>[] {
  return [
    {
      id: 'payee',
      head: text('express.column.payee'),
      isRowHeader: true,
      cell: ({ payeeName, purpose, reference }) => (
        <TwoLines
          first={payeeName}
          second={[text(expressPurposeKey(purpose)), reference].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      id: 'by',
      head: text('express.waiting.by'),
      isWideOnly: true,
      cell: ({ requestedBy, requestedAt }) => (
        <TwoLines first={requestedBy} second={formatDayAndTime(requestedAt, timeZone, now)} />
      ),
    },
    {
      id: 'amount',
      head: text('express.column.amount'),
      align: 'end',
      cell: ({ amountCents }) => money(amountCents),
    },
    {
      id: 'decide',
      head: text('express.waiting.decide'),
      align: 'end',
      cell: (request) =>
        request.isOwn || !mayApprove ? (
          text('express.waiting.own')
        ) : (
          <Cluster gap={8}>
            <Button size="compact" onPress={() => onDecide({ request, approve: false })}>
              {text('express.decline')}
            </Button>
            <Button
              size="compact"
              variant="primary"
              onPress={() => onDecide({ request, approve: true })}
            >
              {text('express.approve')}
            </Button>
          </Cluster>
        ),
    },
  ];
}

/** Checks that wait for a second person; no one approves their own. */
export function Requests() {
  const text = useText();
  const money = useMoney();
  const now = useNow();
  const { account } = useSelected();
  const requests = useQuery('listExpressRequests', {});
  const [decision, setDecision] = useState<Decision | null>(null);
  const waiting = (requests.data?.items ?? []).filter(({ state }) => state === 'waiting');
  const mayApprove = mayIn(account)('expressChecks.approve');
  if (waiting.length === 0) return null;
  return (
    <Section title={text('express.waiting')} hint={text('express.waiting.hint')} content="flush">
      <SimpleTable
        label={text('express.waiting')}
        rows={waiting}
        getRowId={({ requestId }) => requestId}
        columns={requestColumns(text, {
          money,
          timeZone: account.timeZone,
          now,
          mayApprove,
          onDecide: setDecision,
        })}
      />
      {decision && <DecisionDialog {...decision} onClose={() => setDecision(null)} />}
    </Section>
  );
}
