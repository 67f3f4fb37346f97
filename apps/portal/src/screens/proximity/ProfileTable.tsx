import { Ellipsis } from 'lucide-react';
import type { ProximityProfileRecord } from '@forecourt/api-client';
import { Button, Menu, SimpleTable, Status, type SimpleColumn } from '@forecourt/ui';
import { formatCount } from '@forecourt/ui/format';
import { useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';

export type ProfileAction = 'edit' | 'map' | 'copy' | 'status';

interface ProfileTableProps {
  readonly profiles: readonly ProximityProfileRecord[];
  readonly mayEdit: boolean;
  readonly onAction: (action: ProfileAction, profile: ProximityProfileRecord) => void;
}

const isAction = (id: string): id is ProfileAction =>
  id === 'edit' || id === 'map' || id === 'copy' || id === 'status';

function useColumns({
  mayEdit,
  onAction,
}: ProfileTableProps): readonly SimpleColumn<ProximityProfileRecord>[] {
  const text = useText();
  return [
    column('name', text('proximity.column.name'), { isRowHeader: true }, ({ name }) => name),
    column(
      'fleet',
      text('proximity.column.fleet'),
      { isWideOnly: true },
      ({ fleetName }) => fleetName,
    ),
    column('rules', text('proximity.column.rules'), { isWideOnly: true }, (profile) =>
      text('proximity.rules', {
        miles: String(profile.merchantDistanceThousandthsMax / 1000),
        minutes: formatCount(profile.fuelPingAgeMinutesMax),
        percent: String(profile.fuelVarianceBasisPointsMax / 100),
      }),
    ),
    column('units', text('proximity.column.units'), { align: 'end' }, ({ mappedUnits }) =>
      formatCount(mappedUnits),
    ),
    column('status', text('proximity.column.status'), ({ isActive }) => (
      <Status tone={isActive ? 'good' : 'neutral'}>
        {text(isActive ? 'proximity.active' : 'proximity.resting')}
      </Status>
    )),
    column('actions', text('proximity.column.actions'), { align: 'end' }, (profile) => (
      <Menu
        aria-label={text('proximity.actions', { name: profile.name })}
        trigger={
          <Button
            size="compact"
            variant="quiet"
            aria-label={text('proximity.actions', { name: profile.name })}
            icon={<Ellipsis size={16} />}
          >
            {''}
          </Button>
        }
        onAction={(id) => isAction(id) && onAction(id, profile)}
        groups={[
          {
            id: 'profile',
            entries: [
              { id: 'map', label: text('proximity.map') },
              ...(mayEdit
                ? [
                    { id: 'edit', label: text('proximity.edit') },
                    { id: 'copy', label: text('proximity.copy') },
                    {
                      id: 'status',
                      label: text(profile.isActive ? 'proximity.rest' : 'proximity.wake'),
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
    )),
  ];
}

/** Profiles with their actions. [SCREEN-30, PROX-01] */
export function ProfileTable(props: ProfileTableProps) {
  const text = useText();
  return (
    <SimpleTable
      label={text('proximity.profiles')}
      rows={props.profiles}
      getRowId={({ profileId }) => profileId}
      columns={useColumns(props)}
    />
  );
}
