import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, InlineMessage, Stack } from '@forecourt/ui';
import { FormChoice, FormFields, FormSwitch } from '@forecourt/ui/form';
import { DRIVER_LANGUAGES, type DriverRecord } from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { useAction } from '../../app/useAction.ts';
import { useDenial } from '../../app/useDenial.ts';
import { useFieldReason } from '../../app/useNotify.ts';
import { anyValues, useSettingsForm } from '../../app/useStoredForm.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';

type StoredMessages = ResponseOf<Contract['getDriverMessages']>;

interface Draft extends Pick<StoredMessages, 'language'> {
  readonly hasConsent: boolean;
}

interface FormProps {
  readonly driver: DriverRecord;
  readonly stored: StoredMessages;
}

function Form({ driver, stored }: FormProps) {
  const text = useText();
  const when = useWhen();
  const mayEdit = useDenial()('drivers.edit', { fleetId: driver.fleetId }) === null;
  const saving = useAction(
    'putDriverMessages',
    text('drivers.messages.saved'),
    useFieldReason()(text('drivers.messages.failed')),
  );
  const form = useSettingsForm(
    anyValues<Draft>(),
    { hasConsent: stored.consentedAt !== null, language: stored.language },
    stored.version,
  );
  const params = { id: driver.id };
  const save = () => form.submit((body, ifMatch) => saving.send({ params, body }, { ifMatch }));
  return (
    <FormFields form={form.form} isReadOnly={!mayEdit}>
      <Stack gap={16}>
        {driver.mobile === null && (
          <InlineMessage tone="warn">{text('drivers.messages.noMobile')}</InlineMessage>
        )}
        <FormSwitch<Draft> name="hasConsent">{text('drivers.messages.consent')}</FormSwitch>
        {stored.consentedAt !== null && (
          <p>
            {text('drivers.messages.since', {
              when: when(stored.consentedAt),
            })}
          </p>
        )}
        <FormChoice<Draft>
          name="language"
          label={text('drivers.messages.language')}
          options={optionsOf(DRIVER_LANGUAGES, (value) =>
            text(`drivers.messages.language.${value}`),
          )}
        />
        {mayEdit && (
          <div>
            <Button isPending={saving.isPending} onPress={() => void save()}>
              {text('drivers.messages.save')}
            </Button>
          </div>
        )}
        {form.question}
      </Stack>
    </FormFields>
  );
}

/** Whether a driver agreed to text messages at the pump, and in which language. */
export function MessagesTab({ driver }: { readonly driver: DriverRecord }) {
  const text = useText();
  const stored = useQuery('getDriverMessages', { params: { id: driver.id } });
  if (!stored.data) return <NotLoaded query={stored} subject={text('drivers.messages')} />;
  return <Form key={driver.id} driver={driver} stored={stored.data} />;
}
