import type { FundingAccount } from '@forecourt/api-client';
import { Button, FeeConsent, FormLayout, Section, Select } from '@forecourt/ui';
import { FormField, FormFields, FormRadio, FormSwitch, FormText } from '@forecourt/ui/form';
import { formatMoney, formatTypedMoney } from '@forecourt/ui/format';
import {
  FEE_CONSENT_EDITION,
  fundFeeCents,
  FUNDING_MODES,
  type FundingMethodRecord,
  type FundingMode,
} from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { useConsent } from '../../app/useConsent.ts';
import { useSettingsForm } from '../../app/useStoredForm.ts';
import { useText } from '../../messages/text.ts';
import { methodName, formatRate } from './moneyText.ts';
import { readReload, type ReloadDraft } from './readReload.ts';
import { useMoneyFailure } from './useMoneyFailure.ts';

interface AutoReloadSectionProps {
  readonly funding: FundingAccount;
  readonly methods: readonly FundingMethodRecord[];
  readonly mayChange: boolean;
}

interface Draft extends ReloadDraft {
  readonly mode: FundingMode;
}

/** The auto-reload settings being edited, with their fee. */
function useRule({ funding, methods }: AutoReloadSectionProps) {
  const { autoReload } = funding;
  const usable = methods.filter(({ isUsable }) => isUsable);
  const methodOf = ({ methodId }: Draft) =>
    usable.find((method) => method.methodId === methodId) ?? usable[0];
  const schema = {
    safeParse: (draft: Draft) =>
      readReload({ ...draft, methodId: methodOf(draft)?.methodId ?? null }, autoReload),
  };
  const stored: Draft = {
    mode: funding.mode,
    isOn: autoReload.isOn,
    threshold: formatTypedMoney(autoReload.thresholdCents),
    amount: formatTypedMoney(autoReload.amountCents),
    methodId: autoReload.methodId,
  };
  const form = useSettingsForm(schema, stored, funding.version);
  const { typed } = form;
  const method = methodOf(typed);
  const parsed = schema.safeParse(typed);
  const feeCents =
    typed.isOn && method && parsed.success
      ? fundFeeCents(parsed.data.amountCents, method.feeBasisPoints)
      : 0;
  // a change of the rule or the fee needs new consent
  const consent = useConsent(JSON.stringify([typed, method?.methodId, feeCents]));
  return { ...form, ...consent, usable, method, feeCents };
}

/** Pay as you go or preload, and automatic reloads. [FUND-01, FUND-02, GW-113] */
export function AutoReloadSection(props: AutoReloadSectionProps) {
  const { funding, mayChange } = props;
  const text = useText();
  const changing = useAction('changeFundingAccount', text('money.auto.saved'), useMoneyFailure());
  const form = useRule(props);
  const { method, feeCents } = form;
  const { mode, isOn } = form.typed;
  const fee = formatMoney(feeCents, funding.currency);
  const disabledReason =
    isOn && !method
      ? text('money.funds.noMethod')
      : feeCents > 0 && !form.isAgreed
        ? text('funds.feeConsent')
        : null;
  const save = () =>
    form.submit(async (rule, ifMatch) => {
      const edition = FEE_CONSENT_EDITION;
      const agreement = feeCents > 0 ? { feeKey: 'fee.funding' as const, feeCents, edition } : null;
      const result = await changing.send(
        { body: { mode, autoReload: rule, agreement } },
        { ifMatch },
      );
      if (result.ok) form.agree(false);
      return result;
    });
  return (
    <Section title={text('money.auto')}>
      <FormLayout actions={null} onSubmit={() => void save()}>
        <FormFields form={form.form} isReadOnly={!mayChange}>
          <FormRadio<Draft>
            name="mode"
            label={text('money.mode')}
            options={FUNDING_MODES.map((value) => ({
              value,
              label: text(`money.mode.${value}`),
              help: text(`money.mode.${value}.about`),
            }))}
          />
          <FormSwitch<Draft> name="isOn">{text(`money.auto.on.${mode}`)}</FormSwitch>
          {isOn && (
            <>
              <FormText<Draft>
                name="threshold"
                kind="money"
                label={text(`money.auto.threshold.${mode}`)}
                help={text(`money.auto.threshold.${mode}.help`)}
                isRequired
              />
              <FormText<Draft>
                name="amount"
                kind="money"
                label={text(`money.auto.amount.${mode}`)}
                isRequired
              />
              <FormField<Draft, 'methodId'> name="methodId">
                {(field) => (
                  <Select
                    {...field}
                    label={text('money.funds.from')}
                    value={method?.methodId ?? ''}
                    options={form.usable.map((usableMethod) => ({
                      value: usableMethod.methodId,
                      label: methodName(text, usableMethod),
                    }))}
                  />
                )}
              </FormField>
            </>
          )}
        </FormFields>
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
          <Button type="submit" isPending={changing.isPending} disabledReason={disabledReason}>
            {text('money.auto.save')}
          </Button>
        )}
        {form.question}
      </FormLayout>
    </Section>
  );
}
