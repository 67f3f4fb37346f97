import type { ProximityProfileRecord } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { EmptyState, SegmentedControl, SidePanel, Stack, UnitDevices } from '@forecourt/ui';
import { PROXIMITY_RECORDS_MAX } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { useNotifyOfProfile } from './useNotifyOfProfile.ts';

const VIEWS = ['mapped', 'unmapped'] as const;
export type MappingView = (typeof VIEWS)[number];

interface MappingProps {
  readonly profile: ProximityProfileRecord;
  readonly view: MappingView;
  readonly mayEdit: boolean;
  readonly onView: (view: MappingView) => void;
  readonly onClose: () => void;
}

/** Maps devices to the units of a profile's fleet. [SCREEN-30, SCREEN-31, SCREEN-32, PROX-02] */
export function Mapping({ profile, view, mayEdit, onView, onClose }: MappingProps) {
  const text = useText();
  const notify = useNotifyOfProfile();
  const mapDevices = useMutation('mapDevices');
  const { profileId, fleetId, name } = profile;
  const query = { profileId, fleetId, maxRecords: PROXIMITY_RECORDS_MAX };
  const mapped = useQuery('listMappedDevices', view === 'mapped' ? { query } : null);
  const unmapped = useQuery('listProximityUnits', view === 'unmapped' ? { query } : null);
  const freeDevices = useQuery('listUnmappedDevices', { query });
  const activeQuery = view === 'mapped' ? mapped : unmapped;
  const devices = freeDevices.data?.items.map(({ deviceId }) => deviceId) ?? [];
  const content = () => {
    if (!activeQuery.data)
      return <NotLoaded query={activeQuery} subject={text('proximity.what')} />;
    if (activeQuery.data.items.length === 0) {
      return (
        <EmptyState
          title={text(
            view === 'mapped' ? 'proximity.view.noneMapped' : 'proximity.view.noneUnmapped',
          )}
        />
      );
    }
    return (
      <UnitDevices
        units={activeQuery.data.items}
        freeDevices={devices}
        {...(mayEdit
          ? {
              onPick: (unitId: string, deviceId: string | null) =>
                void notify(
                  mapDevices.send({ body: { profileId, mapping: [{ unitId, deviceId }] } }),
                ),
            }
          : {})}
      />
    );
  };
  return (
    <SidePanel
      onClose={onClose}
      name={text('proximity.mapping', { name })}
      title={text('proximity.mapping', { name })}
      subtitle={text('proximity.free', { count: freeDevices.data?.total ?? 0 })}
    >
      <Stack gap={16}>
        <SegmentedControl
          aria-label={text('proximity.view')}
          value={view}
          onChange={onView}
          options={VIEWS.map((value) => ({ value, label: text(`proximity.view.${value}`) }))}
        />
        {content()}
      </Stack>
    </SidePanel>
  );
}
