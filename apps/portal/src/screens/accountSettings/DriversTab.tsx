import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  Cluster,
  FormGroup,
  MoneyField,
  MultiSelect,
  Section,
  Select,
  Stack,
  Switch,
  TextField,
} from '@forecourt/ui';
import { formatTypedMoney } from '@forecourt/ui/format';
import {
  DRIVER_ASK_CENTS_MIN,
  DRIVER_AUTO_CENTS_MAX,
  DRIVER_CONTACT_CHARACTERS_MAX,
  MOBILE_NUMBER_CHARACTERS_MAX,
} from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { useAction } from '../../app/useAction.ts';
import { useFailureReason } from '../../app/useFailureReason.ts';
import { useSettingsForm } from '../../app/useSettingsForm.ts';
import { optionsOf } from '../../app/optionsOf.ts';
import { useMoney } from '../../app/useMoney.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { readDriverSettings, type TypedDriverSettings } from './readDriverSettings.ts';

type Settings = ResponseOf<Contract['listDriverSettings']>;
const ESCALATE_MINUTES = [2, 5, 10, 15] as const;
const NEVER = 'never';

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
  const money = useMoney();
  const saving = useAction(
    'putDriverSettings',
    text('account.drivers.saved', { name: fleet.fleetName }),
  );
  const stored: TypedDriverSettings = {
    isOn: fleet.isOn,
    answeredBy: fleet.answeredBy,
    escalateMinutes: fleet.escalateMinutes,
    auto: fleet.autoGrantCents === null ? '' : formatTypedMoney(fleet.autoGrantCents),
    contactName: fleet.contact?.name ?? '',
    phone: fleet.contact?.phone ?? '',
  };
  const { typed, version, question, change, settle } = useSettingsForm(stored, fleet.version);
  const { failure } = saving;
  const { isOn } = typed;
  const mayAnswer = answerersIn(fleet.fleetId, answerers);
  const answeredBy = typed.answeredBy.filter((id) => mayAnswer.some(({ userId }) => userId === id));
  const isRefused = failure?.fields.some(({ path }) => path === 'answeredBy') ?? false;
  const { settings, invalidPaths } = readDriverSettings({ ...typed, answeredBy }, fleet);
  const save = async () => {
    if (!settings) return;
    const result = await saving.send(
      { params: { fleetId: fleet.fleetId }, body: settings },
      { ifMatch: version },
    );
    settle(result);
    if (!result.ok && result.failure.fields.length > 0) onRefused();
  };
  const bounds = {
    min: money(DRIVER_ASK_CENTS_MIN),
    max: money(DRIVER_AUTO_CENTS_MAX),
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={16}>
        <Switch isSelected={isOn} onChange={(next) => change({ isOn: next })}>
          {text('account.drivers.on', { name: fleet.fleetName })}
        </Switch>
        {isOn && (
          <FormGroup title={text('account.drivers.answers')}>
            <MultiSelect
              label={text('account.drivers.answeredBy')}
              help={text('account.drivers.answeredBy.help')}
              options={mayAnswer.map(({ userId, name }) => ({ value: userId, label: name }))}
              value={answeredBy}
              onChange={(next) => change({ answeredBy: next })}
              error={isRefused && text('account.drivers.answeredBy.wrong')}
            />
            <Select
              label={text('account.drivers.escalate')}
              value={String(typed.escalateMinutes ?? NEVER)}
              onChange={(value) =>
                change({ escalateMinutes: value === NEVER ? null : Number(value) })
              }
              options={[
                ...optionsOf(ESCALATE_MINUTES, (count) =>
                  text('account.drivers.escalate.minutes', { count }),
                ),
                { value: NEVER, label: text('account.drivers.escalate.never') },
              ]}
            />
            <MoneyField
              label={text('account.drivers.auto')}
              help={text('account.drivers.auto.help')}
              value={typed.auto}
              onChange={(auto) => change({ auto })}
              error={
                invalidPaths.has('autoGrantCents') && text('account.drivers.auto.wrong', bounds)
              }
            />
          </FormGroup>
        )}
        {isOn && (
          <FormGroup
            title={text('account.drivers.contact')}
            hint={text('account.drivers.contact.help')}
          >
            <TextField
              label={text('account.drivers.contact.name')}
              value={typed.contactName}
              maxLength={DRIVER_CONTACT_CHARACTERS_MAX}
              onChange={(contactName) => change({ contactName })}
              error={invalidPaths.has('contact.name') && text('account.drivers.contact.wrong')}
            />
            <TextField
              label={text('account.drivers.phone')}
              type="tel"
              value={typed.phone}
              maxLength={MOBILE_NUMBER_CHARACTERS_MAX}
              onChange={(phone) => change({ phone })}
              error={invalidPaths.has('contact.phone') && text('account.drivers.phone.wrong')}
            />
          </FormGroup>
        )}
        <Problem>{failure && !(isOn && isRefused) && reasonOf(failure)}</Problem>
        <Cluster gap={8}>
          <Button type="submit" isPending={saving.isPending}>
            {text('account.drivers.save')}
          </Button>
        </Cluster>
      </Stack>
      {question}
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
