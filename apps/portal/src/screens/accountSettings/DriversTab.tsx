import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, Cluster, FormGroup, MultiSelect, Section, Stack } from '@forecourt/ui';
import { FormChoice, FormField, FormFields, FormSwitch, FormText } from '@forecourt/ui/form';
import { formatTypedMoney } from '@forecourt/ui/format';
import { DRIVER_CONTACT_CHARACTERS_MAX, MOBILE_NUMBER_CHARACTERS_MAX } from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { useAction } from '../../app/useAction.ts';
import { useFailureReason } from '../../app/useFailureReason.ts';
import { useSettingsForm } from '../../app/useStoredForm.ts';
import { optionsOf } from '../../app/optionsOf.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import {
  NEVER,
  readDriverSettings,
  type DriverSettingsDraft as Draft,
} from './readDriverSettings.ts';

type Settings = ResponseOf<Contract['listDriverSettings']>;
const ESCALATE_MINUTES = [2, 5, 10, 15] as const;

interface FleetProps {
  readonly fleet: Settings['items'][number];
  readonly answerers: Settings['answerers'];
  /** Called when a chosen user may no longer answer; reloads who may. */
  readonly onRefused: () => void;
}

/** Users who may answer drivers in a fleet. */
const answerersIn = (fleetId: string, answerers: Settings['answerers']) =>
  answerers.filter(({ fleetIds }) => fleetIds?.includes(fleetId) ?? true);

/** A form with one fleet's settings for answering drivers. */
function Fleet({ fleet, answerers, onRefused }: FleetProps) {
  const text = useText();
  const reasonOf = useFailureReason();
  const saving = useAction(
    'putDriverSettings',
    text('account.drivers.saved', { name: fleet.fleetName }),
  );
  const mayAnswer = answerersIn(fleet.fleetId, answerers);
  const stillAnswering = (ids: readonly string[]) =>
    ids.filter((id) => mayAnswer.some(({ userId }) => userId === id));
  const schema = {
    safeParse: (draft: Draft) =>
      readDriverSettings({ ...draft, answeredBy: stillAnswering(draft.answeredBy) }, fleet),
  };
  const stored: Draft = {
    isOn: fleet.isOn,
    answeredBy: fleet.answeredBy,
    escalateMinutes: String(fleet.escalateMinutes ?? NEVER),
    autoGrantCents: fleet.autoGrantCents === null ? '' : formatTypedMoney(fleet.autoGrantCents),
    contact: { name: fleet.contact?.name ?? '', phone: fleet.contact?.phone ?? '' },
  };
  const form = useSettingsForm(schema, stored, fleet.version);
  const { isOn } = form.typed;
  const { failure } = saving;
  const isRefused = failure?.fields.some(({ path }) => path === 'answeredBy') ?? false;
  const params = { fleetId: fleet.fleetId };
  const save = () =>
    form.submit(async (body, ifMatch) => {
      const result = await saving.send({ params, body }, { ifMatch });
      if (!result.ok && result.failure.fields.length > 0) onRefused();
      return result;
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={16}>
        <FormFields form={form.form}>
          <FormSwitch<Draft> name="isOn">
            {text('account.drivers.on', { name: fleet.fleetName })}
          </FormSwitch>
          {isOn && (
            <FormGroup title={text('account.drivers.answers')}>
              <FormField<Draft, 'answeredBy'> name="answeredBy">
                {(field) => (
                  <MultiSelect
                    {...field}
                    label={text('account.drivers.answeredBy')}
                    help={text('account.drivers.answeredBy.help')}
                    options={mayAnswer.map(({ userId, name }) => ({ value: userId, label: name }))}
                    value={stillAnswering(field.value)}
                    error={field.error && text('account.drivers.answeredBy.wrong')}
                  />
                )}
              </FormField>
              <FormChoice<Draft>
                name="escalateMinutes"
                label={text('account.drivers.escalate')}
                options={[
                  ...optionsOf(ESCALATE_MINUTES, (count) =>
                    text('account.drivers.escalate.minutes', { count }),
                  ),
                  { value: NEVER, label: text('account.drivers.escalate.never') },
                ]}
              />
              <FormText<Draft>
                name="autoGrantCents"
                kind="money"
                label={text('account.drivers.auto')}
                help={text('account.drivers.auto.help')}
                optionalText={null}
              />
            </FormGroup>
          )}
          {isOn && (
            <FormGroup
              title={text('account.drivers.contact')}
              hint={text('account.drivers.contact.help')}
            >
              <FormText<Draft>
                name="contact.name"
                label={text('account.drivers.contact.name')}
                maxLength={DRIVER_CONTACT_CHARACTERS_MAX}
                optionalText={null}
              />
              <FormText<Draft>
                name="contact.phone"
                kind="phone"
                label={text('account.drivers.phone')}
                maxLength={MOBILE_NUMBER_CHARACTERS_MAX}
                optionalText={null}
              />
            </FormGroup>
          )}
        </FormFields>
        <Problem>{failure && !(isOn && isRefused) && reasonOf(failure)}</Problem>
        <Cluster gap={8}>
          <Button type="submit" isPending={saving.isPending}>
            {text('account.drivers.save')}
          </Button>
        </Cluster>
      </Stack>
      {form.question}
    </form>
  );
}

/** Driver request settings, by fleet; off until an administrator turns them on. */
export default function DriversTab() {
  const text = useText();
  const settings = useQuery('listDriverSettings', {});
  return (
    <Section title={text('account.drivers')} hint={text('account.drivers.hint')}>
      {settings.data ? (
        <Stack gap={32}>
          {settings.data.items.map((fleet) => (
            <Fleet
              key={fleet.fleetId}
              fleet={fleet}
              answerers={settings.data?.answerers ?? []}
              onRefused={() => settings.retry()}
            />
          ))}
        </Stack>
      ) : (
        <NotLoaded query={settings} subject={text('account.drivers.what')} />
      )}
    </Section>
  );
}
