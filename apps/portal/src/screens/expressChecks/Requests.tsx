import { useState } from 'react';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  Cluster,
  ConfirmDialog,
  Section,
  SimpleTable,
  type SimpleColumn,
  TwoLines,
} from '@forecourt/ui';
import { EXPRESS_REFUSALS, expressPurposeKey, type ExpressRequest } from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useMoney } from '../../app/useMoney.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { Failure } from './Failure.tsx';
import { useWorded } from './words.ts';

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
  const translate = useWorded();
  const verb = approve ? 'approve' : 'decline';
  const textParams = {
    amount: money(request.amountCents),
    payee: request.payeeName,
    name: request.requestedBy,
  };
  const deciding = useAction('decideExpressRequest', text(`express.${verb}.done`, textParams));
  const { failure } = deciding;
  const duplicate = failure?.errorCode === EXPRESS_REFUSALS.duplicate ? failure : null;
  const confirm = async () => {
    const notDuplicateOf = duplicate && String(duplicate.params['checkId']);
    const isDone = await deciding.run(
      { params: { requestId: request.requestId }, body: { approve, notDuplicateOf } },
      { ifMatch: request.version },
    );
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      title={
        duplicate ? text('express.duplicate.title') : text(`express.${verb}.title`, textParams)
      }
      confirmLabel={text(duplicate ? 'express.duplicate.confirm' : `express.${verb}`)}
      isPending={deciding.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={<Failure failure={duplicate ? null : failure} />}
    >
      {duplicate
        ? translate('express.duplicate.text', duplicate.params)
        : text(`express.${verb}.text`, textParams)}
    </ConfirmDialog>
  );
}

function useRequestColumns(
  onDecide: (decision: Decision) => void,
): readonly SimpleColumn<ExpressRequest>[] {
  const text = useText();
  const money = useMoney();
  const when = useWhen();
  const mayApprove = useSelected().viewer.may('expressChecks.approve');
  return [
    column(
      'payee',
      text('express.column.payee'),
      { isRowHeader: true },
      ({ payeeName, purpose, reference }) => (
        <TwoLines
          first={payeeName}
          second={[text(expressPurposeKey(purpose)), reference].filter(Boolean).join(' · ')}
        />
      ),
    ),
    column(
      'by',
      text('express.waiting.by'),
      { isWideOnly: true },
      ({ requestedBy, requestedAt }) => <TwoLines first={requestedBy} second={when(requestedAt)} />,
    ),
    column('amount', text('express.column.amount'), { align: 'end' }, ({ amountCents }) =>
      money(amountCents),
    ),
    column('decide', text('express.waiting.decide'), { align: 'end' }, (request) =>
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
    ),
  ];
}

/** Checks awaiting a second person's approval; users cannot approve their own. */
export function Requests() {
  const text = useText();
  const requests = useQuery('listExpressRequests', {});
  const [decision, setDecision] = useState<Decision | null>(null);
  const waiting = (requests.data?.items ?? []).filter(({ state }) => state === 'waiting');
  const columns = useRequestColumns(setDecision);
  if (requests.failure && !requests.data)
    return <NotLoaded query={requests} subject={text('express.waiting.what')} />;
  if (waiting.length === 0) return null;
  return (
    <Section title={text('express.waiting')} hint={text('express.waiting.hint')} content="flush">
      <SimpleTable
        label={text('express.waiting')}
        rows={waiting}
        getRowId={({ requestId }) => requestId}
        columns={columns}
      />
      {decision && <DecisionDialog {...decision} onClose={() => setDecision(null)} />}
    </Section>
  );
}
