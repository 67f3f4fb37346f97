import { useState } from 'react';
import * as z from 'zod/mini';
import type {
  CallFailure,
  Contract,
  ProximityProfileRecord,
  ResponseOf,
} from '@forecourt/api-client';
import { useMutation } from '@forecourt/api-client/react';
import { Button, Dialog, FormLayout, ProximityForm, Select, Stack, TextArea } from '@forecourt/ui';
import { FormFields, FormSwitch, FormText } from '@forecourt/ui/form';
import { emailList, type ProximityProfile } from '@forecourt/validation';
import { FormPanel } from '../../app/FormPanel.tsx';
import { useAction } from '../../app/useAction.ts';
import { useFieldReason, useNotify } from '../../app/useNotify.ts';
import { useOpenedRow } from '../../app/useOpenedRow.ts';
import { useSettingsForm } from '../../app/useStoredForm.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { useFleetOptions } from '../lists/useFleetOptions.ts';
import { useNotifyOfProfile } from './useNotifyOfProfile.ts';

const DEVICE_PATH = /^deviceIds\.(\d+)$/;
/** Maximum devices that are named below the field. */
const DEVICES_NAMED_MAX = 5;

/** Enrolls a fleet with its devices. [GW-130] */
export function EnrollDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const reasonOr = useFieldReason();
  const options = useFleetOptions();
  const enrolling = useMutation('enrollProximity');
  const [fleetId, setFleetId] = useState('');
  const [typed, setTyped] = useState('');
  const translate = useSentText();
  const [error, setError] = useState<string | undefined>(undefined);
  /** Names the refused devices with the reason; undefined if none was. */
  const deviceError = (devices: readonly string[], { fields }: Pick<CallFailure, 'fields'>) => {
    const lines = fields.flatMap(({ path, key, params }) => {
      const device = devices[Number(DEVICE_PATH.exec(path)?.[1] ?? Number.NaN)];
      const reason = translate(key, params);
      return device === undefined ? [] : text('proximity.enroll.device', { device, reason });
    });
    const more = lines.length > DEVICES_NAMED_MAX ? ' …' : '';
    return lines.length > 0 ? `${lines.slice(0, DEVICES_NAMED_MAX).join(' · ')}${more}` : undefined;
  };
  const enroll = async () => {
    const devices = typed.split(/[\s,;]+/).filter((device) => device !== '');
    const result = await enrolling.send({ body: { fleetId, deviceIds: devices } });
    const refused = result.ok ? undefined : deviceError(devices, result.failure);
    setError(refused);
    if (refused !== undefined) return;
    const fleet = options.find(({ value }) => value === fleetId)?.label ?? '';
    const doneText = ({ devices: count }: { readonly devices: number }) =>
      text('proximity.enroll.done', { fleet, count });
    if (notify(result, doneText, reasonOr(text('proximity.failed')))) onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={text('proximity.enroll')}
      actions={
        <>
          <Button onPress={onClose}>{text('proximity.cancel')}</Button>
          <Button
            variant="primary"
            isPending={enrolling.isPending}
            disabledReason={fleetId === '' ? text('proximity.enroll.choose') : null}
            onPress={() => void enroll()}
          >
            {text('proximity.enroll.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>{text('proximity.enroll.text')}</p>
        <Select
          label={text('proximity.enroll.fleet')}
          placeholder={text('proximity.enroll.choose')}
          value={fleetId}
          onChange={setFleetId}
          options={options}
        />
        <TextArea
          label={text('proximity.enroll.devices')}
          value={typed}
          onChange={setTyped}
          error={error}
        />
      </Stack>
    </Dialog>
  );
}

interface ProfilePanelProps {
  /** The profile to edit; null adds a new one. */
  readonly profile: ProximityProfileRecord | null;
  readonly fleets: readonly { readonly value: string; readonly label: string }[];
  readonly onClose: () => void;
}

/** Adds or edits a profile. [PROX-01] */
export function ProfilePanel({ profile, fleets, onClose }: ProfilePanelProps) {
  const text = useText();
  const [onlyFleet] = fleets;
  const [fleetId, setFleetId] = useState(profile?.fleetId ?? onlyFleet?.value ?? '');
  const [isDirty, setDirty] = useState(false);
  const notify = useNotifyOfProfile();
  const adding = useMutation('addProximityProfile');
  const editing = useMutation('editProximityProfile');
  const openedProfile = useOpenedRow(profile, editing.failure);
  const title = text(profile ? 'proximity.edit' : 'proximity.add');
  const save = async (values: ProximityProfile) => {
    const isDone = await notify(
      openedProfile
        ? editing.send(
            { params: { profileId: openedProfile.profileId }, body: values },
            { ifMatch: openedProfile.version },
          )
        : adding.send({ body: { fleetId, profile: values } }),
    );
    if (isDone) onClose();
  };
  return (
    <FormPanel onClose={onClose} name={title} title={title} hasUnsavedChanges={isDirty}>
      <Stack gap={16}>
        <Select
          label={text('proximity.enroll.fleet')}
          value={fleetId}
          onChange={setFleetId}
          isDisabled={profile !== null}
          options={profile ? [{ value: profile.fleetId, label: profile.fleetName }] : fleets}
        />
        <ProximityForm
          profile={profile ?? undefined}
          isSaving={adding.isPending || editing.isPending}
          onDirty={setDirty}
          onCancel={onClose}
          onSave={(values) => void save(values)}
        />
      </Stack>
    </FormPanel>
  );
}

const alerts = z.object({ isOn: z.boolean(), emails: emailList });

interface AlertsProps {
  readonly fleetName: string;
  readonly settings: ResponseOf<Contract['putProximityAlerts']>;
  readonly mayEdit: boolean;
}

/** One fleet's alert settings for purchases made away from the unit. [GW-133] */
export function Alerts({ fleetName, settings, mayEdit }: AlertsProps) {
  const text = useText();
  const saving = useAction(
    'putProximityAlerts',
    text('proximity.alerts.saved', { fleet: fleetName }),
    useFieldReason()(text('proximity.failed')),
  );
  const form = useSettingsForm(
    alerts,
    { isOn: settings.isOn, emails: settings.emails.join(', ') },
    settings.version ?? 0,
  );
  const save = () =>
    form.submit((values, ifMatch) =>
      saving.send({ body: { fleetId: settings.fleetId, ...values } }, { ifMatch }),
    );
  return (
    <FormFields form={form.form} isReadOnly={!mayEdit}>
      <FormLayout actions={null} onSubmit={() => void save()}>
        <h3>{fleetName}</h3>
        <FormSwitch name="isOn">{text('proximity.alerts.on')}</FormSwitch>
        <FormText
          name="emails"
          label={text('proximity.alerts.emails')}
          help={text('proximity.alerts.help')}
          optionalText={null}
        />
        {mayEdit && (
          <div>
            <Button type="submit" isPending={saving.isPending}>
              {text('proximity.alerts.save')}
            </Button>
          </div>
        )}
        {form.question}
      </FormLayout>
    </FormFields>
  );
}
