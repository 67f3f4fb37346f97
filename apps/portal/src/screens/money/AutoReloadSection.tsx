import type { FundingAccount } from '@forecourt/api-client';
import { useState } from 'react';
import { useMutation } from '@forecourt/api-client/react';
import {
  Button,
  FeeConsent,
  MoneyField,
  RadioCards,
  Section,
  Select,
  Stack,
  Switch,
} from '@forecourt/ui';
import { formatMoney, formatTypedMoney } from '@forecourt/ui/format';
import {
  FEE_CONSENT_EDITION,
  fundFeeCents,
  FUNDING_MODES,
  type FundingMethodRecord,
} from '@forecourt/validation';
import { useTell } from '../../app/useTell.ts';
import { useText } from '../../messages/text.ts';
import { issueText } from './issueText.ts';
import { methodName, rateWords } from './moneyWords.ts';
import { readReload } from './readReload.ts';
import { useMoneyFailure } from './useMoneyFailure.ts';

interface AutoReloadSectionProps {
  readonly funding: FundingAccount;
  readonly methods: readonly FundingMethodRecord[];
  readonly mayChange: boolean;
}

/** What the person set, and what it comes to. */
function useRule({ funding, methods }: AutoReloadSectionProps) {
  const { autoReload } = funding;
  const usable = methods.filter(({ isUsable }) => isUsable);
  const [mode, setMode] = useState(funding.mode);
  const [isOn, setOn] = useState(autoReload.isOn);
  const [threshold, setThreshold] = useState(formatTypedMoney(autoReload.thresholdCents));
  const [amount, setAmount] = useState(formatTypedMoney(autoReload.amountCents));
  const [methodId, setMethodId] = useState(autoReload.methodId ?? '');
  const [isAgreed, setAgreed] = useState(false);
  const method = usable.find((one) => one.methodId === methodId) ?? usable[0];
  const read = readReload(
    { isOn, threshold, amount, methodId: method?.methodId ?? null },
    autoReload,
  );
  const feeCents =
    isOn && method && !read.amountIssue
      ? fundFeeCents(read.rule.amountCents, method.feeBasisPoints)
      : 0;
  /** Whatever is changed is another rule, which has to be agreed to again. */
  const anew =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setAgreed(false);
      set(value);
    };
  return {
    usable,
    mode,
    isOn,
    threshold,
    amount,
    method,
    feeCents,
    isAgreed,
    setAgreed,
    setMode: anew(setMode),
    setOn: anew(setOn),
    setThreshold: anew(setThreshold),
    setAmount: anew(setAmount),
    setMethodId: anew(setMethodId),
    ...read,
  };
}

/** Pay as you go or preload, and what is added by itself. [FUND-01, FUND-02, GW-113] */
export function AutoReloadSection(props: AutoReloadSectionProps) {
  const { funding, mayChange } = props;
  const text = useText();
  const tell = useTell();
  const changing = useMutation('changeFundingAccount');
  const wordsOf = useMoneyFailure();
  const form = useRule(props);
  const { method, feeCents, mode } = form;
  const fee = formatMoney(feeCents, funding.currency);
  const against =
    form.isOn && !method
      ? text('money.funds.noMethod')
      : feeCents > 0 && !form.isAgreed
        ? text('funds.feeConsent')
        : null;
  const save = async () => {
    if (form.amountIssue || form.thresholdIssue) return;
    const edition = FEE_CONSENT_EDITION;
    const agreement = feeCents > 0 ? { feeKey: 'fee.funding' as const, feeCents, edition } : null;
    const body = { mode, autoReload: form.rule, agreement };
    const result = await changing.send({ body }, { ifMatch: funding.version });
    tell(result, text('money.auto.saved'), wordsOf);
  };
  return (
    <Section title={text('money.auto')}>
      <Stack gap={16}>
        <RadioCards
          label={text('money.mode')}
          value={mode}
          onChange={form.setMode}
          isDisabled={!mayChange}
          options={FUNDING_MODES.map((value) => ({
            value,
            label: text(`money.mode.${value}`),
            help: text(`money.mode.${value}.about`),
          }))}
        />
        <Switch isSelected={form.isOn} onChange={form.setOn} isDisabled={!mayChange}>
          {text(`money.auto.on.${mode}`)}
        </Switch>
        {form.isOn && (
          <>
            <MoneyField
              label={text(`money.auto.threshold.${mode}`)}
              help={text(`money.auto.threshold.${mode}.help`)}
              value={form.threshold}
              onChange={form.setThreshold}
              isDisabled={!mayChange}
              error={form.thresholdIssue ? issueText(text, form.thresholdIssue) : undefined}
            />
            <MoneyField
              label={text(`money.auto.amount.${mode}`)}
              value={form.amount}
              onChange={form.setAmount}
              isDisabled={!mayChange}
              error={form.amountIssue ? issueText(text, form.amountIssue) : undefined}
            />
            <Select
              label={text('money.funds.from')}
              value={method?.methodId ?? ''}
              onChange={form.setMethodId}
              isDisabled={!mayChange}
              options={form.usable.map((one) => ({
                value: one.methodId,
                label: methodName(text, one),
              }))}
            />
          </>
        )}
        {method && feeCents > 0 && mayChange && (
          <FeeConsent
            name={text('fee.funding')}
            figure={fee}
            terms={text('money.fee.standing', {
              rate: rateWords(method.feeBasisPoints),
              method: methodName(text, method),
            })}
            agreement={text('money.fee.agreeEach', { fee })}
            isAgreed={form.isAgreed}
            onChange={form.setAgreed}
          />
        )}
        {mayChange && (
          <Button
            isPending={changing.isPending}
            disabledReason={against}
            onPress={() => void save()}
          >
            {text('money.auto.save')}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
