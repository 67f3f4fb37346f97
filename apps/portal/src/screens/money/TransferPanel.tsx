import { Download, Printer } from 'lucide-react';
import { usePayment } from '@forecourt/api-client/react';
import {
  Button,
  InlineMessage,
  KeyValueList,
  Section,
  SidePanel,
  Stack,
  Status,
} from '@forecourt/ui';
import { formatDay } from '@forecourt/ui/format';
import {
  PAYMENT_STATE_OF_STAGE,
  paymentCountry,
  paymentLifecycle,
  startsFrom,
  type Transfer,
  transferLifecycle,
} from '@forecourt/validation';
import { moneyFact } from '../../app/moneyFact.ts';
import { useAction } from '../../app/useAction.ts';
import { useNow } from '../../app/useNow.ts';
import { useWhen } from '../../app/useWhen.ts';
import { reasonText } from '../../messages/reasonText.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { failureTexts, methodName, transferStateText, toneOf } from './moneyText.ts';
import { useMoneyFailure } from './useMoneyFailure.ts';
import { useReceipt } from './useReceipt.ts';

/** The receipt's details: each amount, and the three dates. [PAY-02] */
function Facts({ transfer }: { readonly transfer: Transfer }) {
  const text = useText();
  const when = useWhen();
  const { account } = useSelected();
  const { amountCents, feeCents, currency, purpose } = transfer;
  const amount = (term: string, cents: number) => moneyFact(term, cents, currency);
  const day = transfer.receivedOn ?? transfer.payOn;
  return (
    <KeyValueList
      items={[
        {
          term: text('money.receipt.account'),
          value: `${account.name} · ${account.accountNumber}`,
        },
        { term: text('money.column.method'), value: methodName(text, transfer.method) },
        amount(
          text(purpose === 'bill' ? 'money.receipt.payment' : 'money.funds.line'),
          amountCents,
        ),
        purpose === 'funds' && amount(text('fee.funding'), feeCents),
        purpose === 'funds' && amount(text('money.funds.total'), amountCents + feeCents),
        { term: text('money.column.submitted'), value: when(transfer.submittedAt) },
        day !== null && {
          term: text(
            transfer.receivedOn === null ? 'money.receipt.payOn' : 'money.column.received',
          ),
          value: formatDay(day, 'short'),
        },
        { term: text('money.column.posted'), value: when(transfer.postedAt) },
        { term: text('money.receipt.by'), value: transfer.askedBy ?? text('money.byItself') },
      ]}
    />
  );
}

/** Cancels a scheduled payment, or explains why it is too late. [PAY-03, PAY-05] */
function Cancel({ transfer }: { readonly transfer: Transfer }) {
  const text = useText();
  const canceling = useAction('cancelPayment', text('money.canceled'), useMoneyFailure());
  const now = useNow();
  const { account } = useSelected();
  const { transferId, version, stage, payOn } = transfer;
  const transition = paymentLifecycle.apply(PAYMENT_STATE_OF_STAGE[stage], 'cancel', {
    accountState: account.state,
    now,
    country: paymentCountry(account.currency),
    payOn,
  });
  return (
    <Button
      isPending={canceling.isPending}
      disabledReason={reasonText(text, transition)}
      onPress={() =>
        void canceling.send({ params: { paymentId: transferId } }, { ifMatch: version })
      }
    >
      {text('money.cancelPayment')}
    </Button>
  );
}

interface TransferPanelProps {
  readonly transferId: string | null;
  readonly onClose: () => void;
}

/** A payment's or fund transfer's receipt, ledger entries, and history. [PAY-02] */
export function TransferPanel({ transferId, onClose }: TransferPanelProps) {
  const text = useText();
  const translate = useSentText();
  const when = useWhen();
  const { viewer } = useSelected();
  const payment = usePayment(transferId);
  const receipt = useReceipt();
  const transfer = payment.data?.transfer;
  const title = text('money.receipt', { number: transfer?.number ?? '' });
  const failures = transfer ? failureTexts(text, transfer) : [];
  return (
    <SidePanel
      isOpen={transferId !== null}
      onClose={onClose}
      name={title}
      title={title}
      status={
        transfer && <Status tone={toneOf(transfer)}>{transferStateText(text, transfer)}</Status>
      }
      actions={
        transfer && (
          <>
            <Button
              icon={<Download size={16} />}
              isPending={receipt.isPending}
              onPress={() => void receipt.save(transfer.transferId)}
            >
              {text('money.receipt.download')}
            </Button>
            <Button icon={<Printer size={16} />} onPress={() => window.print()}>
              {text('money.receipt.print')}
            </Button>
            {startsFrom(transferLifecycle, 'cancel', transfer.stage) && viewer.may('bills.pay') && (
              <Cancel transfer={transfer} />
            )}
          </>
        )
      }
    >
      {!payment.data && (
        <NotLoaded
          query={payment}
          subject={text('money.receipt.what')}
          notFound={text('money.receipt.notFound')}
        />
      )}
      {payment.data && transfer && (
        <Stack gap={20}>
          {failures.length > 0 && (
            <InlineMessage tone="bad" title={text('money.receipt.failed')}>
              {failures.join('. ')}
              {transfer.returnCode !== null && ` (${transfer.returnCode})`}
            </InlineMessage>
          )}
          <Facts transfer={transfer} />
          {payment.data.movements.length > 0 && (
            <Section title={text('money.receipt.books')} look="plain">
              <KeyValueList
                items={payment.data.movements
                  .filter(({ owedCents }) => owedCents !== 0)
                  .map(({ enteredOn, kind, owedCents }) => {
                    const day = formatDay(enteredOn, 'short');
                    const what = translate(`money.kind.${kind}`);
                    const term = text('money.receipt.movement', { day, what });
                    return moneyFact(term, owedCents, transfer.currency);
                  })}
              />
            </Section>
          )}
          <Section title={text('money.receipt.history')} look="plain">
            <KeyValueList
              items={payment.data.history.map(({ at, actor, action }) => ({
                term: when(at),
                value: `${translate(`money.event.${action}`)}${actor === null ? '' : `, ${actor}`}`,
              }))}
            />
          </Section>
        </Stack>
      )}
    </SidePanel>
  );
}
