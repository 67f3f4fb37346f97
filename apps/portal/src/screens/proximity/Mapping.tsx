import { useState } from 'react';
import type { ProximityProfileRecord } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  EmptyState,
  Pagination,
  SearchField,
  SegmentedControl,
  SidePanel,
  Stack,
  UnitDevices,
} from '@forecourt/ui';
import { PROXIMITY_RECORDS_MAX } from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { useNotifyOfProfile } from './useNotifyOfProfile.ts';

const VIEWS = ['mapped', 'unmapped'] as const;
export type MappingView = (typeof VIEWS)[number];

const UNITS_PER_PAGE = 100;

/** Devices of the fleet that are in no unit, as offered; `q` finds those beyond the first ones. */
function useFreeDevices({ profileId, fleetId }: ProximityProfileRecord) {
  const [q, setQ] = useState('');
  const query = { profileId, fleetId, maxRecords: PROXIMITY_RECORDS_MAX };
  const first = useQuery('listUnmappedDevices', { query });
  const found = useQuery('listUnmappedDevices', q === '' ? null : { query: { ...query, q } }, {
    keepPreviousData: true,
  });
  const total = first.data?.total ?? 0;
  const offered = (q === '' ? first : found).data ?? first.data;
  return {
    total,
    deviceIds: offered?.items.map(({ deviceId }) => deviceId) ?? [],
    search: total > PROXIMITY_RECORDS_MAX || q !== '' ? { value: q, onChange: setQ } : null,
  };
}

/** One page of the units that match a search, with their devices or without any. */
function useUnits({ profileId, fleetId }: ProximityProfileRecord, view: MappingView) {
  const [place, setPlace] = useState({ view, q: '', page: 1 });
  const { q, page } = place;
  const query = {
    profileId,
    fleetId,
    pageNumber: page,
    maxRecords: UNITS_PER_PAGE,
    ...(q === '' ? {} : { q }),
  };
  const options = { keepPreviousData: true };
  const mapped = useQuery('listMappedDevices', view === 'mapped' ? { query } : null, options);
  const unmapped = useQuery('listProximityUnits', view === 'unmapped' ? { query } : null, options);
  const units = view === 'mapped' ? mapped : unmapped;
  const pageCount = Math.max(1, Math.ceil((units.data?.total ?? 0) / UNITS_PER_PAGE));
  const isOtherView = place.view !== view;
  // the last unit of a page can get a device
  if (isOtherView || (units.data?.pageNumber === page && page > pageCount)) {
    setPlace({ view, q, page: isOtherView ? 1 : pageCount });
  }
  return {
    units,
    q,
    search: { value: q, onChange: (typed: string) => setPlace({ view, q: typed, page: 1 }) },
    pages: { page, pageCount, onPage: (next: number) => setPlace({ view, q, page: next }) },
  };
}

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
  const { profileId, name } = profile;
  const { units, q, search, pages } = useUnits(profile, view);
  const freeDevices = useFreeDevices(profile);
  const pick = (unitId: string, deviceId: string | null) =>
    void notify(mapDevices.send({ body: { profileId, mapping: [{ unitId, deviceId }] } }));
  const content = () => {
    if (!units.data) return <NotLoaded query={units} subject={text('proximity.what')} />;
    if (units.data.items.length === 0) {
      const noneKey = view === 'mapped' ? 'noneMapped' : 'noneUnmapped';
      return <EmptyState title={text(`proximity.view.${q === '' ? noneKey : 'noMatch'}`)} />;
    }
    return (
      <UnitDevices
        units={units.data.items}
        freeDevices={freeDevices.deviceIds}
        onPick={mayEdit ? pick : undefined}
      />
    );
  };
  return (
    <SidePanel
      onClose={onClose}
      name={text('proximity.mapping', { name })}
      title={text('proximity.mapping', { name })}
      subtitle={text('proximity.free', { count: freeDevices.total })}
    >
      <Stack gap={16}>
        <SegmentedControl
          aria-label={text('proximity.view')}
          value={view}
          onChange={onView}
          options={optionsOf(VIEWS, (value) => text(`proximity.view.${value}`))}
        />
        <SearchField
          aria-label={text('proximity.search.units')}
          placeholder={text('proximity.search.units')}
          {...search}
        />
        {freeDevices.search && mayEdit && (
          <Stack gap={8}>
            <SearchField
              aria-label={text('proximity.search.devices')}
              placeholder={text('proximity.search.devices')}
              {...freeDevices.search}
            />
            <p>{text('proximity.search.more', { count: PROXIMITY_RECORDS_MAX })}</p>
          </Stack>
        )}
        {content()}
        {pages.pageCount > 1 && <Pagination {...pages} />}
      </Stack>
    </SidePanel>
  );
}
