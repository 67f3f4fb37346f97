import { useState } from 'react';
import {
  Button,
  FeeConsent,
  FormLayout,
  InlineMessage,
  KeyValueList,
  MoneyField,
  RadioCards,
  Surface,
} from '@forecourt/ui';
import { FEE_CONSENT_EDITION } from '@forecourt/validation';
import { moneyFact } from '../../app/moneyFact.ts';
import { useAction } from '../../app/useAction.ts';
import { useText } from '../../messages/text.ts';
import { methodName, methodTerms, formatRate } from './moneyText.ts';
import { useFunds, type FundsProps } from './useFunds.ts';
import { useMoneyFailure } from './useMoneyFailure.ts';

/** Adds funds by a method; shows any fee separately and asks for consent. [FUND-09, FUND-12] */
export function AddFundsForm(props: FundsProps) {
  const { currency } = props;
  const text = useText();
  const form = useFunds(props);
  const [wasSent, setSent] = useState(false);
  const { method, money, cents, feeCents } = form;
  const done = text('money.funds.sent', { amount: money(cents) });
  const adding = useAction('addFunds', done, useMoneyFailure());
  if (!method) return <p>{text('money.funds.noMethod')}</p>;
  const rate = formatRate(method.feeBasisPoints);

  const send = async () => {
    setSent(true);
    if (form.issue || (feeCents > 0 && !form.isAgreed)) return;
    const edition = FEE_CONSENT_EDITION;
    const agreement = feeCents > 0 ? { feeKey: 'fee.funding' as const, feeCents, edition } : null;
    const body = { methodId: method.methodId, amountCents: cents, agreement };
    if (!(await adding.run({ body }))) return;
    setSent(false);
    form.clear();
  };
  return (
    <FormLayout
      onSubmit={() => void send()}
      summary={
        <Surface tone="accent">
          <KeyValueList
            items={[
              moneyFact(text('money.funds.line'), cents, currency),
              moneyFact(text('money.funds.fee', { rate }), feeCents, currency),
              moneyFact(text('money.funds.total'), cents + feeCents, currency),
            ]}
          />
        </Surface>
      }
      actions={
        <Button type="submit" variant="primary" isPending={adding.isPending}>
          {cents > 0
            ? text('money.funds.add', { amount: money(cents) })
            : text('money.funds.addAny')}
        </Button>
      }
    >
      <RadioCards
        label={text('money.funds.from')}
        value={method.methodId}
        onChange={form.choose}
        options={form.usable.map((usableMethod) => ({
          value: usableMethod.methodId,
          label: methodName(text, usableMethod),
          help: methodTerms(text, usableMethod),
        }))}
      />
      <MoneyField
        label={text('money.funds.amount')}
        help={text('money.funds.amount.help')}
        value={form.amount}
        onChange={form.setAmount}
        error={wasSent && form.issue && text(form.issue.key, form.issue.params)}
      />
      {feeCents > 0 && (
        <FeeConsent
          key={method.methodId}
          name={text('fee.funding')}
          figure={money(feeCents)}
          terms={text('money.fee.once', {
            rate,
            amount: money(cents),
            method: methodName(text, method),
          })}
          agreement={text('money.fee.agree', { fee: money(feeCents) })}
          isAgreed={form.isAgreed}
          onChange={form.agree}
          error={wasSent && !form.isAgreed ? text('funds.feeConsent') : undefined}
        />
      )}
      {method.reference !== null && (
        <InlineMessage tone="info">
          {text('money.funds.send', { name: method.name, reference: method.reference })}
        </InlineMessage>
      )}
    </FormLayout>
  );
}
