import { Plus, Radio } from 'lucide-react';
import { useState } from 'react';
import type { ProximityProfileRecord } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { Button, EmptyState, Section, Stack, Surface } from '@forecourt/ui';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { useFleetOptions } from '../lists/useFleetOptions.ts';
import { anyText, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { Alerts, EnrollDialog, ProfilePanel } from './dialogs.tsx';
import { Mapping } from './Mapping.tsx';
import { ProfileTable, type ProfileAction } from './ProfileTable.tsx';
import { useNotifyOfProfile } from './useNotifyOfProfile.ts';

const FILTERS = { profileId: anyText, view: oneOf(['mapped', 'unmapped']) };

/** Proximity profiles, with unit-to-device mapping. [NAV-43, SCREEN-30, SCREEN-31, SCREEN-32] */
export function Component() {
  const text = useText();
  const mayEdit = useSelected().viewer.may('proximity.edit');
  const profiles = useQuery('listProximityProfiles', {});
  const alerts = useQuery('getProximityAlerts', {});
  const fleets = useFleetOptions();
  const notify = useNotifyOfProfile();
  const copy = useMutation('copyProximityProfile');
  const switchTo = useMutation('setProximityStatus');
  const { filters, set } = useFilterAddress(FILTERS);
  // stored by ID, so that the panel shows the current version, whoever changed it
  const [open, setOpen] = useState<'enroll' | 'add' | { readonly id: string } | null>(null);
  const fleetName = (id: string) => fleets.find(({ value }) => value === id)?.label ?? '…';
  const profileOf = (id: string | undefined) =>
    profiles.data?.items.find(({ profileId }) => profileId === id);
  const mapping = profileOf(filters.profileId);
  const editedProfile = typeof open === 'object' ? profileOf(open?.id) : undefined;
  const enrolled = (profiles.data?.enrolled ?? []).map(({ fleetId }) => ({
    value: fleetId,
    label: fleetName(fleetId),
  }));
  const isSetUp = enrolled.length > 0 || (profiles.data?.items ?? []).length > 0;

  const runAction = (action: ProfileAction, profile: ProximityProfileRecord) => {
    const { profileId, version, name, isActive } = profile;
    if (action === 'map') set({ profileId, view: null });
    if (action === 'edit') setOpen({ id: profileId });
    if (action === 'copy') {
      void notify(copy.send({ body: { profileId, name: text('proximity.copyName', { name }) } }));
    }
    if (action === 'status') {
      const body = { profileId, isActive: !isActive };
      void notify(switchTo.send({ body }, { ifMatch: version }));
    }
  };
  const content = () => {
    if (!profiles.data) return <NotLoaded query={profiles} subject={text('proximity.what')} />;
    return profiles.data.items.length === 0 ? (
      <EmptyState
        icon={<Radio size={20} />}
        title={text('proximity.empty')}
        action={
          mayEdit &&
          !isSetUp && (
            <Button variant="primary" onPress={() => setOpen('enroll')}>
              {text('proximity.enroll')}
            </Button>
          )
        }
      >
        {text('proximity.empty.why')}
      </EmptyState>
    ) : (
      <ProfileTable profiles={profiles.data.items} mayEdit={mayEdit} onAction={runAction} />
    );
  };

  return (
    <Screen
      title={text('proximity.title')}
      subtitle={text('proximity.subtitle')}
      actions={
        mayEdit &&
        isSetUp && (
          <>
            <Button onPress={() => setOpen('enroll')}>{text('proximity.enroll')}</Button>
            {enrolled.length > 0 && (
              <Button variant="primary" icon={<Plus size={16} />} onPress={() => setOpen('add')}>
                {text('proximity.add')}
              </Button>
            )}
          </>
        )
      }
    >
      <Surface>{content()}</Surface>
      {alerts.failure && !alerts.data && (
        <NotLoaded query={alerts} subject={text('proximity.alerts.what')} />
      )}
      {alerts.data && alerts.data.items.length > 0 && (
        <Section title={text('proximity.alerts')}>
          <Stack gap={24}>
            {alerts.data.items.map((settings) => (
              <Alerts
                key={settings.fleetId}
                fleetName={fleetName(settings.fleetId)}
                settings={settings}
                mayEdit={mayEdit}
              />
            ))}
          </Stack>
        </Section>
      )}
      {mapping && (
        <Mapping
          profile={mapping}
          view={filters.view ?? 'mapped'}
          mayEdit={mayEdit}
          onView={(view) => set({ view })}
          onClose={() => set({ profileId: null, view: null })}
        />
      )}
      {open === 'enroll' && <EnrollDialog onClose={() => setOpen(null)} />}
      {(open === 'add' || editedProfile) && (
        <ProfilePanel
          profile={editedProfile ?? null}
          fleets={enrolled}
          onClose={() => setOpen(null)}
        />
      )}
    </Screen>
  );
}
