import type { FundingAccount } from '@forecourt/api-client';
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
  type FieldIssue,
  type FundingMethodRecord,
} from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { useConsent } from '../../app/useConsent.ts';
import { useSettingsForm } from '../../app/useSettingsForm.ts';
import { useText } from '../../messages/text.ts';
import { methodName, formatRate } from './moneyText.ts';
import { readReload } from './readReload.ts';
import { useMoneyFailure } from './useMoneyFailure.ts';

interface AutoReloadSectionProps {
  readonly funding: FundingAccount;
  readonly methods: readonly FundingMethodRecord[];
  readonly mayChange: boolean;
}

/** The auto-reload settings being edited, with their fee. */
function useRule({ funding, methods }: AutoReloadSectionProps) {
  const { autoReload } = funding;
  const usable = methods.filter(({ isUsable }) => isUsable);
  const stored = {
    mode: funding.mode,
    isOn: autoReload.isOn,
    threshold: formatTypedMoney(autoReload.thresholdCents),
    amount: formatTypedMoney(autoReload.amountCents),
    methodId: autoReload.methodId,
  };
  const { typed, ...over } = useSettingsForm(stored, funding.version);
  const method = usable.find(({ methodId }) => methodId === typed.methodId) ?? usable[0];
  const parsed = readReload({ ...typed, methodId: method?.methodId ?? null }, autoReload);
  const feeCents =
    typed.isOn && method && !parsed.amountIssue
      ? fundFeeCents(parsed.rule.amountCents, method.feeBasisPoints)
      : 0;
  // a change of the rule or the fee needs new consent
  const consent = useConsent(JSON.stringify([typed, method?.methodId, feeCents]));
  return {
    ...typed,
    ...parsed,
    usable,
    method,
    feeCents,
    ...consent,
    ...over,
  };
}

/** Pay as you go or preload, and automatic reloads. [FUND-01, FUND-02, GW-113] */
export function AutoReloadSection(props: AutoReloadSectionProps) {
  const { funding, mayChange } = props;
  const text = useText();
  const changing = useAction('changeFundingAccount', text('money.auto.saved'), useMoneyFailure());
  const form = useRule(props);
  const { method, feeCents, mode } = form;
  const fee = formatMoney(feeCents, funding.currency);
  const issueText = (issue: FieldIssue | undefined) => issue && text(issue.key, issue.params);
  const disabledReason =
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
    const result = await changing.send({ body }, { ifMatch: form.version });
    form.settle(result);
    if (result.ok) form.agree(false);
  };
  return (
    <Section title={text('money.auto')}>
      <Stack gap={16}>
        <RadioCards
          label={text('money.mode')}
          value={mode}
          onChange={(next) => form.change({ mode: next })}
          isDisabled={!mayChange}
          options={FUNDING_MODES.map((value) => ({
            value,
            label: text(`money.mode.${value}`),
            help: text(`money.mode.${value}.about`),
          }))}
        />
        <Switch
          isSelected={form.isOn}
          onChange={(isOn) => form.change({ isOn })}
          isDisabled={!mayChange}
        >
          {text(`money.auto.on.${mode}`)}
        </Switch>
        {form.isOn && (
          <>
            <MoneyField
              label={text(`money.auto.threshold.${mode}`)}
              help={text(`money.auto.threshold.${mode}.help`)}
              value={form.threshold}
              onChange={(threshold) => form.change({ threshold })}
              isDisabled={!mayChange}
              error={issueText(form.thresholdIssue)}
            />
            <MoneyField
              label={text(`money.auto.amount.${mode}`)}
              value={form.amount}
              onChange={(amount) => form.change({ amount })}
              isDisabled={!mayChange}
              error={issueText(form.amountIssue)}
            />
            <Select
              label={text('money.funds.from')}
              value={method?.methodId ?? ''}
              onChange={(methodId) => form.change({ methodId })}
              isDisabled={!mayChange}
              options={form.usable.map((usableMethod) => ({
                value: usableMethod.methodId,
                label: methodName(text, usableMethod),
              }))}
            />
          </>
        )}
        {method && feeCents > 0 && mayChange && (
          <FeeConsent
            name={text('fee.funding')}
            figure={fee}
            terms={text('money.fee.standing', {
              rate: formatRate(method.feeBasisPoints),
              method: methodName(text, method),
            })}
            agreement={text('money.fee.agreeEach', { fee })}
            isAgreed={form.isAgreed}
            onChange={form.agree}
          />
        )}
        {mayChange && (
          <Button
            isPending={changing.isPending}
            disabledReason={disabledReason}
            onPress={() => void save()}
          >
            {text('money.auto.save')}
          </Button>
        )}
        {form.question}
      </Stack>
    </Section>
  );
}
