import type { CallName, Contract, ResponseOf } from '@forecourt/api-client';
import { useState } from 'react';
import { useMutation } from '@forecourt/api-client/react';
import {
  Button,
  DatePicker,
  FormLayout,
  KeyValueList,
  MoneyField,
  RadioCards,
  SegmentedControl,
  Select,
  Surface,
} from '@forecourt/ui';
import { formatMoney, formatDay } from '@forecourt/ui/format';
import {
  BALANCE_SHOWN_HOURS_MAX,
  dayIn,
  money,
  PAYMENT_CUTOFF_TIME_ZONE,
  PAYMENT_DAYS_AHEAD_MAX,
  paymentCountry,
  paymentCutoffAt,
  type FundingMethodRecord,
  type Transfer,
} from '@forecourt/validation';
import { useTell } from '../../app/useTell.ts';
import { useNow } from '../../app/useNow.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { methodName } from './moneyWords.ts';
import { useMoneyFailure } from './useMoneyFailure.ts';

type Answer<N extends CallName> = ResponseOf<Contract[N]>;
export type Bills = Answer<'listBills'>;

interface PayFormProps {
  readonly bills: Bills;
  readonly methods: readonly FundingMethodRecord[];
}

type Which = 'due' | 'owed' | 'other';

/** What to pay, with what, and when. */
function usePayment({ bills, methods }: PayFormProps) {
  const usable = methods.filter(({ isUsable }) => isUsable);
  const most = Math.max(0, bills.owedCents - bills.scheduledCents);
  const due = Math.min(bills.dueCents, most);
  const [which, setWhich] = useState<Which>(due > 0 ? 'due' : 'owed');
  const [typed, setTyped] = useState('');
  const [methodId, setMethodId] = useState('');
  const [when, setWhen] = useState<'now' | 'day'>('now');
  const [day, setDay] = useState('');
  const method = usable.find((one) => one.methodId === methodId) ?? usable[0];
  const read = money.safeParse(typed);
  const other = read.success ? read.data : 0;
  return {
    usable,
    method,
    most,
    due,
    which,
    setWhich,
    typed,
    setTyped,
    setMethodId,
    when,
    setWhen,
    day,
    setDay,
    cents: which === 'due' ? due : which === 'owed' ? most : other,
    payOn: when === 'now' ? null : day,
  };
}

/** Pays a bill now or on a day ahead; names the cut-off with its zone. [PAY-01, PAY-05, PAY-06, PAY-07] */
export function PayForm(props: PayFormProps) {
  const { bills } = props;
  const text = useText();
  const now = useNow();
  const when = useWhen();
  const tell = useTell();
  const paying = useMutation('payBill');
  const wordsOf = useMoneyFailure();
  const form = usePayment(props);
  const { method, cents, payOn, most, due } = form;
  const dollars = (value: number) => formatMoney(value, bills.currency);
  if (!method) return <p>{text('money.pay.noMethod')}</p>;
  const cutoff = new Date(
    paymentCutoffAt(
      payOn === null || payOn === '' ? bills.payOn : payOn,
      paymentCountry(bills.currency),
    ),
  ).toISOString();
  const against =
    cents === 0
      ? text('payment.amountRequired')
      : cents > most
        ? text('payment.aboveOwed', { owed: dollars(most) })
        : payOn === ''
          ? text('payment.dayNeeded')
          : null;
  const pay = async () => {
    const body = { methodId: method.methodId, amountCents: cents, payOn };
    const result = await paying.send({ body });
    const done = ({ number }: Transfer) =>
      payOn === null
        ? text('money.pay.done', { amount: dollars(cents), number })
        : text('money.pay.scheduled', { amount: dollars(cents), day: formatDay(payOn, 'short') });
    if (tell(result, done, wordsOf)) form.setTyped('');
  };
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        if (against === null) void pay();
      }}
      note={text('money.pay.note', { hours: BALANCE_SHOWN_HOURS_MAX })}
      summary={
        <Surface tone="accent">
          <KeyValueList
            items={[
              { term: text('money.receipt.payment'), value: dollars(cents), isNumber: true },
              { term: text('money.column.method'), value: methodName(text, method) },
              {
                term: text('money.pay.counts'),
                value: formatDay(payOn === null || payOn === '' ? bills.payOn : payOn, 'short'),
              },
              {
                term: text('money.pay.cutoff'),
                value: when(cutoff, PAYMENT_CUTOFF_TIME_ZONE),
              },
            ]}
          />
        </Surface>
      }
      actions={
        <Button
          type="submit"
          variant="primary"
          isPending={paying.isPending}
          disabledReason={against}
        >
          {text(payOn === null ? 'money.pay.now' : 'money.pay.later', { amount: dollars(cents) })}
        </Button>
      }
    >
      <RadioCards
        label={text('money.column.amount')}
        value={form.which}
        onChange={form.setWhich}
        options={[
          {
            value: 'due',
            label: text('money.pay.due', { amount: dollars(due) }),
            help: text('money.pay.due.help'),
            isDisabled: due === 0,
          },
          {
            value: 'owed',
            label: text('money.pay.owed', { amount: dollars(most) }),
            help: text('money.pay.owed.help'),
            isDisabled: most === 0,
          },
          { value: 'other', label: text('money.pay.other') },
        ]}
      />
      {form.which === 'other' && (
        <MoneyField
          label={text('money.pay.otherAmount')}
          value={form.typed}
          onChange={form.setTyped}
        />
      )}
      <Select
        label={text('money.column.method')}
        value={method.methodId}
        onChange={form.setMethodId}
        options={form.usable.map((one) => ({
          value: one.methodId,
          label: methodName(text, one),
        }))}
      />
      <SegmentedControl
        aria-label={text('money.pay.when')}
        value={form.when}
        onChange={(value) => form.setWhen(value === 'day' ? value : 'now')}
        options={[
          { value: 'now', label: text('money.pay.when.now') },
          { value: 'day', label: text('money.pay.when.day') },
        ]}
      />
      {form.when === 'day' && (
        <DatePicker
          label={text('money.pay.day')}
          value={form.day}
          onChange={form.setDay}
          min={bills.payOn}
          max={dayIn(PAYMENT_CUTOFF_TIME_ZONE, now)
            .add({ days: PAYMENT_DAYS_AHEAD_MAX })
            .toString()}
          help={text('money.pay.day.help')}
        />
      )}
    </FormLayout>
  );
}
