import { useState } from 'react';
import { useQuery } from '@forecourt/api-client/react';
import { Button, ButtonLink, SidePanel, Status } from '@forecourt/ui';
import type { Transaction } from '@forecourt/validation';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { ListPanel, type ListPanelSteps } from '../lists/ListPanel.tsx';
import { amountOf, TONES } from './activityColumns.tsx';
import { Decline } from './Decline.tsx';
import { HoldCard } from './HoldCard.tsx';
import { OpenCard } from './OpenCard.tsx';
import { PurchaseDetails } from './PurchaseDetails.tsx';
import { repairsOf, type DeclineTaskName } from './tasks/declineTasks.ts';
import { Repairs } from './tasks/Repairs.tsx';
import { useDisputeLink } from './tasks/useDisputeBlock.ts';
import type { ActivityAddress } from './useActivityAddress.ts';

/** Links to a purchase's dispute, or to the form that files one. [DISP-01] */
function DisputeLink({ transaction }: { readonly transaction: Transaction }) {
  const { label, disabledReason, href } = useDisputeLink()(transaction);
  return href === undefined ? (
    <Button disabledReason={disabledReason}>{label}</Button>
  ) : (
    <ButtonLink href={href}>{label}</ButtonLink>
  );
}

/** Tasks that resolve a decline; they stay visible in the panel's footer. */
const ENDS_IT: ReadonlySet<DeclineTaskName> = new Set(['allow', 'reset', 'unlock']);

interface OpenPanelProps extends ListPanelSteps {
  readonly transaction: Transaction;
  readonly onClose: () => void;
}

function OpenPanel({ transaction, onClose, onPrevious, onNext }: OpenPanelProps) {
  const text = useText();
  const when = useWhen();
  const [retryAt, setRetryAt] = useState(() => new Date());
  const details = useQuery('getTransaction', {
    params: { transactionId: transaction.transactionId },
  });
  const { status, site, occurredAt, transactionNumber, cardId } = transaction;
  const isDeclined = status === 'declined';
  const repairing = repairsOf(transaction).filter((repair) => ENDS_IT.has(repair));
  const subtitle = [
    when(occurredAt, site.timeZone),
    text('purchase.at', { site: site.name, city: site.city, state: site.state }),
  ].join(' · ');
  return (
    <SidePanel
      onClose={onClose}
      name={text('purchase.name', { number: transactionNumber })}
      {...(isDeclined
        ? { title: text('purchase.title.declined') }
        : {
            title: text('purchase.title.purchase', { amount: amountOf(transaction) }),
            status: <Status tone={TONES[status]}>{text(`activity.status.${status}`)}</Status>,
            subtitle,
          })}
      onPrevious={onPrevious}
      onNext={onNext}
      {...(isDeclined
        ? repairing.length > 0 && {
            actions: (
              <Repairs
                transaction={transaction}
                names={repairing}
                onClose={() => setRetryAt(new Date())}
              />
            ),
          }
        : {
            actions: (
              <>
                <OpenCard cardId={cardId} />
                <DisputeLink transaction={details.data?.transaction ?? transaction} />
              </>
            ),
            dangerActions: details.data && <HoldCard card={details.data.card} />,
          })}
    >
      {!details.data ? (
        <NotLoaded query={details} subject={text('purchase.what')} />
      ) : isDeclined ? (
        <Decline details={details.data} retryAt={retryAt} />
      ) : (
        <PurchaseDetails details={details.data} />
      )}
    </SidePanel>
  );
}

interface PurchasePanelProps {
  readonly address: Pick<ActivityAddress, 'id' | 'open' | 'close'>;
  readonly transactions: readonly Transaction[];
}

/** The purchase in the address, in a panel; previous and next follow the list's order. */
export function PurchasePanel({ address, transactions }: PurchasePanelProps) {
  const text = useText();
  const { id: transactionId, close } = address;
  const details = useQuery(
    'getTransaction',
    transactionId === null ? null : { params: { transactionId } },
  );
  return (
    <ListPanel
      id={transactionId}
      ids={transactions.map((transaction) => transaction.transactionId)}
      row={
        transactions.find((transaction) => transaction.transactionId === transactionId) ??
        details.data?.transaction
      }
      query={details}
      name={text('purchase.what')}
      notFound={text('purchase.notFound')}
      onOpen={address.open}
      onClose={close}
    >
      {(transaction, steps) => (
        <OpenPanel key={transactionId} transaction={transaction} onClose={close} {...steps} />
      )}
    </ListPanel>
  );
}
