import type { CallName, Contract, ResponseOf } from '@forecourt/api-client';
import { useState } from 'react';
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
import { moneyFact } from '../../app/moneyFact.ts';
import { useAction } from '../../app/useAction.ts';
import { useNow } from '../../app/useNow.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { methodName } from './moneyText.ts';
import { useMoneyFailure } from './useMoneyFailure.ts';

type ResponseFor<N extends CallName> = ResponseOf<Contract[N]>;
export type Bills = ResponseFor<'listBills'>;

interface PayFormProps {
  readonly bills: Bills;
  readonly methods: readonly FundingMethodRecord[];
}

interface Draft {
  readonly which: 'due' | 'owed' | 'other';
  readonly typed: string;
  readonly methodId: string;
  readonly when: 'now' | 'day';
  readonly day: string;
}

/** The payment form's state: amount, method, and date. */
function usePayment({ bills, methods }: PayFormProps) {
  const usable = methods.filter(({ isUsable }) => isUsable);
  const most = Math.max(0, bills.owedCents - bills.scheduledCents);
  // scheduled payments pay bills first
  const due = Math.min(Math.max(0, bills.dueCents - bills.scheduledCents), most);
  const [draft, setDraft] = useState<Draft>({
    which: due > 0 ? 'due' : 'owed',
    typed: '',
    methodId: '',
    when: 'now',
    day: '',
  });
  const parsed = money.safeParse(draft.typed);
  const amounts = { due, owed: most, other: parsed.success ? parsed.data : 0 };
  return {
    ...draft,
    usable,
    method: usable.find(({ methodId }) => methodId === draft.methodId) ?? usable[0],
    most,
    due,
    cents: amounts[draft.which],
    payOn: draft.when === 'now' ? null : draft.day,
    change: (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes })),
  };
}

/** Pays a bill now or later; shows the cutoff in its own zone. [PAY-01, PAY-05, PAY-06, PAY-07] */
export function PayForm(props: PayFormProps) {
  const { bills } = props;
  const text = useText();
  const now = useNow();
  const when = useWhen();
  const form = usePayment(props);
  const { method, cents, payOn, most, due } = form;
  const dollars = (value: number) => formatMoney(value, bills.currency);
  const doneText = ({ number }: Transfer) =>
    payOn === null
      ? text('money.pay.done', { amount: dollars(cents), number })
      : text('money.pay.scheduled', { amount: dollars(cents), day: formatDay(payOn, 'short') });
  const paying = useAction('payBill', doneText, useMoneyFailure());
  if (!method) return <p>{text('money.pay.noMethod')}</p>;
  const countsOn = payOn || bills.payOn;
  const cutoffAt = paymentCutoffAt(countsOn, paymentCountry(bills.currency));
  const disabledReason =
    cents === 0
      ? text('payment.amountRequired')
      : cents > most
        ? text('payment.aboveOwed', { owed: dollars(most) })
        : payOn === ''
          ? text('payment.dayNeeded')
          : null;
  const pay = async () => {
    const body = { methodId: method.methodId, amountCents: cents, payOn };
    if (await paying.run({ body })) form.change({ typed: '' });
  };
  return (
    <FormLayout
      onSubmit={() => void pay()}
      note={text('money.pay.note', { hours: BALANCE_SHOWN_HOURS_MAX })}
      summary={
        <Surface tone="accent">
          <KeyValueList
            items={[
              moneyFact(text('money.receipt.payment'), cents, bills.currency),
              { term: text('money.column.method'), value: methodName(text, method) },
              { term: text('money.pay.counts'), value: formatDay(countsOn, 'short') },
              {
                term: text('money.pay.cutoff'),
                value: when(new Date(cutoffAt).toISOString(), PAYMENT_CUTOFF_TIME_ZONE),
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
          disabledReason={disabledReason}
        >
          {text(payOn === null ? 'money.pay.now' : 'money.pay.later', { amount: dollars(cents) })}
        </Button>
      }
    >
      <RadioCards
        label={text('money.column.amount')}
        value={form.which}
        onChange={(which) => form.change({ which })}
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
          onChange={(typed) => form.change({ typed })}
        />
      )}
      <Select
        label={text('money.column.method')}
        value={method.methodId}
        onChange={(methodId) => form.change({ methodId })}
        options={form.usable.map((usableMethod) => ({
          value: usableMethod.methodId,
          label: methodName(text, usableMethod),
        }))}
      />
      <SegmentedControl
        aria-label={text('money.pay.when')}
        value={form.when}
        onChange={(value) => form.change({ when: value === 'day' ? value : 'now' })}
        options={[
          { value: 'now', label: text('money.pay.when.now') },
          { value: 'day', label: text('money.pay.when.day') },
        ]}
      />
      {form.when === 'day' && (
        <DatePicker
          label={text('money.pay.day')}
          value={form.day}
          onChange={(day) => form.change({ day })}
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
