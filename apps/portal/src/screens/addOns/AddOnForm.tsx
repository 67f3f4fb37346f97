import type { AddOn } from '@forecourt/api-client';
import { useChangeAddOn } from '@forecourt/api-client/react';
import { Button, Cluster, FeeConsent, FormLayout, NumberField } from '@forecourt/ui';
import { FormCheckbox, FormField, FormFields } from '@forecourt/ui/form';
import { ADD_ON_PRODUCTS, addOnIssues, addOnMonthCents } from '@forecourt/validation';
import { useReported } from '../../app/useAction.ts';
import { useConsent } from '../../app/useConsent.ts';
import { useMoney } from '../../app/useMoney.ts';
import { isStale } from '../../app/useNotify.ts';
import { anyValues, useSettingsForm } from '../../app/useStoredForm.ts';
import { useSentText, useText } from '../../messages/text.ts';

interface AddOnFormProps {
  readonly addOn: AddOn;
  readonly cardsInUse: number;
  readonly mayChange: boolean;
}

/** A product's settings; submitting enrolls in it or saves them. */
export function AddOnForm({ addOn, cardsInUse, mayChange }: AddOnFormProps) {
  const text = useText();
  const translate = useSentText();
  const { service, isEnrolled } = addOn;
  const name = text(`menu.${service}`);
  const changing = useReported(
    useChangeAddOn(),
    text(isEnrolled ? 'addOn.saved' : 'addOn.enrolled.done', { name }),
    (failure) => text(isStale(failure) ? 'addOn.stale' : 'addOn.failed'),
  );
  // the button is disabled while any are invalid
  const form = useSettingsForm(anyValues<AddOn['settings']>(), addOn.settings, addOn.version);
  const settings = form.typed;
  const issues = addOnIssues(service, settings, cardsInUse);
  const cents = addOnMonthCents(service, settings);
  const [first] = issues;
  // consent covers only the exact fee shown
  const agreedCents = isEnrolled ? addOnMonthCents(service, addOn.settings) : null;
  const feeCents = cents !== null && cents > 0 && cents !== agreedCents ? cents : null;
  const consent = useConsent(String(feeCents));
  const isAgreed = feeCents === null || consent.isAgreed;
  const send = () =>
    form.submit((values, version) =>
      changing.send(
        { service, version },
        { action: isEnrolled ? 'change' : 'enroll', settings: values },
      ),
    );
  const price = useMoney();
  const label =
    cents === null || isEnrolled
      ? text(isEnrolled ? 'addOn.save' : 'addOn.enroll', { name })
      : text('addOn.enroll.price', { amount: price(cents) });
  const consentReason = isAgreed ? null : text('addOn.fee.needed');
  const disabledReason = mayChange
    ? first
      ? text(first.key, first.params)
      : consentReason
    : text('addOn.mayNot');
  return (
    <FormLayout actions={null} onSubmit={() => void send()}>
      <FormFields form={form.form} isReadOnly={!mayChange}>
        {ADD_ON_PRODUCTS[service].settings.map((setting) => {
          const settingLabel = translate(`addOn.${service}.set.${setting.name}`);
          const issue = issues.find(({ path }) => path === setting.name);
          return setting.kind === 'switch' ? (
            <FormCheckbox key={setting.name} name={setting.name}>
              {settingLabel}
            </FormCheckbox>
          ) : (
            <FormField key={setting.name} name={setting.name}>
              {(field) => (
                <NumberField
                  {...field}
                  label={settingLabel}
                  value={typeof field.value === 'number' ? field.value : Number.NaN}
                  minValue={setting.min}
                  error={issue && text(issue.key, issue.params)}
                />
              )}
            </FormField>
          );
        })}
      </FormFields>
      {feeCents !== null && mayChange && !first && (
        <FeeConsent
          name={text('addOn.fee', { name })}
          figure={text('addOn.fee.month', { amount: price(feeCents) })}
          terms={text('addOn.fee.terms', { name })}
          agreement={text('addOn.fee.agree', { amount: price(feeCents) })}
          isAgreed={isAgreed}
          onChange={consent.agree}
        />
      )}
      <Cluster>
        <Button
          type="submit"
          variant="primary"
          isPending={changing.isPending}
          disabledReason={disabledReason}
        >
          {label}
        </Button>
      </Cluster>
      {form.question}
    </FormLayout>
  );
}
