import { useState } from 'react';
import { Button, ConfirmDialog } from '@forecourt/ui';
import { formatMoney } from '@forecourt/ui/format';
import { can, disputeLifecycle, type Dispute } from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { useFieldReason } from '../../app/useNotify.ts';
import { reasonText } from '../../messages/reasonText.ts';
import { useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';

/** Withdraws a dispute permanently, after confirmation. */
export function Withdraw({ dispute }: { readonly dispute: Dispute }) {
  const text = useText();
  const { account } = useSelected();
  const [isAsking, setAsking] = useState(false);
  const { disputeNumber, status, documents } = dispute;
  const withdraw = useAction(
    'withdrawDispute',
    text('dispute.withdraw.done', { number: disputeNumber }),
    useFieldReason()(text('dispute.withdraw.failed')),
  );
  const granted = can(actorIn(account), 'disputes.file');
  const context = { accountState: account.state, documentCount: documents.length };
  const transition = disputeLifecycle.apply(status, 'withdraw', context);
  const disabledReason = reasonText(text, granted.allowed ? transition : granted);
  const confirm = async () => {
    await withdraw.send({ params: { disputeId: dispute.disputeId } }, { ifMatch: dispute.version });
    setAsking(false);
  };
  return (
    <>
      <Button variant="quiet" disabledReason={disabledReason} onPress={() => setAsking(true)}>
        {text('dispute.withdraw')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text('dispute.withdraw.title', { number: disputeNumber })}
          confirmLabel={text('dispute.withdraw')}
          cancelLabel={text('dispute.withdraw.keep')}
          isPending={withdraw.isPending}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {text('dispute.withdraw.why', {
            amount: formatMoney(dispute.amountCents, dispute.currency),
          })}
        </ConfirmDialog>
      )}
    </>
  );
}
