import type { AddOn } from '@forecourt/api-client';
import { useChangeAddOn } from '@forecourt/api-client/react';
import { Button, Checkbox, Cluster, FeeConsent, NumberField, Stack } from '@forecourt/ui';
import { ADD_ON_PRODUCTS, addOnIssues, addOnMonthCents } from '@forecourt/validation';
import { useReported } from '../../app/useAction.ts';
import { useConsent } from '../../app/useConsent.ts';
import { useMoney } from '../../app/useMoney.ts';
import { isStale } from '../../app/useNotify.ts';
import { useSettingsForm } from '../../app/useSettingsForm.ts';
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
  const form = useSettingsForm(addOn.settings, addOn.version);
  const { typed: settings, version, change, settle } = form;
  const issues = addOnIssues(service, settings, cardsInUse);
  const cents = addOnMonthCents(service, settings);
  const [first] = issues;
  // consent covers only the exact fee shown
  const agreedCents = isEnrolled ? addOnMonthCents(service, addOn.settings) : null;
  const feeCents = cents !== null && cents > 0 && cents !== agreedCents ? cents : null;
  const consent = useConsent(String(feeCents));
  const isAgreed = feeCents === null || consent.isAgreed;
  const send = async () => {
    const action = isEnrolled ? 'change' : 'enroll';
    settle(await changing.send({ service, version }, { action, settings }));
  };
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
    <Stack gap={16}>
      {ADD_ON_PRODUCTS[service].settings.map((setting) => {
        const settingLabel = translate(`addOn.${service}.set.${setting.name}`);
        const value = settings[setting.name];
        const issue = issues.find(({ path }) => path === setting.name);
        return setting.kind === 'switch' ? (
          <Checkbox
            key={setting.name}
            isSelected={value === true}
            isDisabled={!mayChange}
            onChange={(isOn) => change({ [setting.name]: isOn })}
          >
            {settingLabel}
          </Checkbox>
        ) : (
          <NumberField
            key={setting.name}
            label={settingLabel}
            value={typeof value === 'number' ? value : Number.NaN}
            minValue={setting.min}
            isDisabled={!mayChange}
            onChange={(count) => change({ [setting.name]: count })}
            error={issue && text(issue.key, issue.params)}
          />
        );
      })}
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
          variant="primary"
          isPending={changing.isPending}
          disabledReason={disabledReason}
          onPress={() => void send()}
        >
          {label}
        </Button>
      </Cluster>
      {form.question}
    </Stack>
  );
}
