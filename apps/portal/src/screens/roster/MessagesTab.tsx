import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, InlineMessage, Select, Stack, Switch } from '@forecourt/ui';
import { DRIVER_LANGUAGES, type DriverRecord } from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { useAction } from '../../app/useAction.ts';
import { useDenial } from '../../app/useDenial.ts';
import { useFieldReason } from '../../app/useNotify.ts';
import { useSettingsForm } from '../../app/useSettingsForm.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';

type StoredMessages = ResponseOf<Contract['getDriverMessages']>;

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
  const { typed, version, question, change, settle } = useSettingsForm(
    { hasConsent: stored.consentedAt !== null, language: stored.language },
    stored.version,
  );
  const save = async () =>
    settle(await saving.send({ params: { id: driver.id }, body: typed }, { ifMatch: version }));
  return (
    <Stack gap={16}>
      {driver.mobile === null && (
        <InlineMessage tone="warn">{text('drivers.messages.noMobile')}</InlineMessage>
      )}
      <Switch
        isSelected={typed.hasConsent}
        isDisabled={!mayEdit}
        onChange={(hasConsent) => change({ hasConsent })}
      >
        {text('drivers.messages.consent')}
      </Switch>
      {stored.consentedAt !== null && (
        <p>
          {text('drivers.messages.since', {
            when: when(stored.consentedAt),
          })}
        </p>
      )}
      <Select
        label={text('drivers.messages.language')}
        value={typed.language}
        onChange={(language) => change({ language })}
        isDisabled={!mayEdit}
        options={optionsOf(DRIVER_LANGUAGES, (value) => text(`drivers.messages.language.${value}`))}
      />
      {mayEdit && (
        <div>
          <Button isPending={saving.isPending} onPress={() => void save()}>
            {text('drivers.messages.save')}
          </Button>
        </div>
      )}
      {question}
    </Stack>
  );
}

/** Whether a driver agreed to text messages at the pump, and in which language. */
export function MessagesTab({ driver }: { readonly driver: DriverRecord }) {
  const text = useText();
  const stored = useQuery('getDriverMessages', { params: { id: driver.id } });
  if (!stored.data) return <NotLoaded query={stored} subject={text('drivers.messages')} />;
  return <Form key={driver.id} driver={driver} stored={stored.data} />;
}
