import type { ProximityProfile, UnitDeviceMapping } from '@forecourt/validation';
import type { CallName, Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

const CHANGED: readonly CallName[] = [
  'listProximityProfiles',
  'listMappedDevices',
  'listUnmappedDevices',
  'listProximityUnits',
  'getProximityAlerts',
];

type Keyed = RequestOf<Contract['listMappedDevices']>['query'];
type ProfileAnswer = ResponseOf<Contract['addProximityProfile']>;

/** Proximity profiles, and the fleets that are enrolled. [GW-126] */
export function useProximityProfiles(): Query<ResponseOf<Contract['listProximityProfiles']>> {
  return useQuery('listProximityProfiles', {});
}

/** Units of a profile with the device in each; null asks nothing. [GW-127, PROX-03] */
export function useMappedDevices(
  query: Keyed | null,
): Query<ResponseOf<Contract['listMappedDevices']>> {
  return useQuery('listMappedDevices', query && { query });
}

/** Devices that are in no unit; null asks nothing. [GW-128, PROX-03] */
export function useUnmappedDevices(
  query: Keyed | null,
): Query<ResponseOf<Contract['listUnmappedDevices']>> {
  return useQuery('listUnmappedDevices', query && { query });
}

/** Units without a device; null asks nothing. [GW-129, PROX-03] */
export function useProximityUnits(
  query: Keyed | null,
): Query<ResponseOf<Contract['listProximityUnits']>> {
  return useQuery('listProximityUnits', query && { query });
}

/** What can be done to proximity profiles; each with the key of its intent. */
export type ProximityChange =
  | { readonly does: 'add'; readonly fleetId: string; readonly profile: ProximityProfile }
  | {
      readonly does: 'edit';
      readonly profileId: string;
      readonly version: number;
      readonly profile: ProximityProfile;
    }
  | { readonly does: 'copy'; readonly profileId: string; readonly name: string }
  | {
      readonly does: 'status';
      readonly profileId: string;
      readonly version: number;
      readonly isActive: boolean;
    }
  | { readonly does: 'map'; readonly profileId: string; readonly mapping: UnitDeviceMapping };

/** Adds, changes, copies, rests or maps a proximity profile. [PROX-01, PROX-02, GW-131, GW-132] */
export function useChangeProximity(): Mutation<
  [change: ProximityChange, idempotencyKey: string],
  ProfileAnswer
> {
  const { client, userId, accountId } = useApi();
  return useMutation((change: ProximityChange, idempotencyKey: string) => {
    const options = { idempotencyKey, userId, accountId };
    switch (change.does) {
      case 'add': {
        const { fleetId, profile } = change;
        return client.addProximityProfile({ body: { fleetId, profile } }, options);
      }
      case 'edit': {
        const request = { params: { profileId: change.profileId }, body: change.profile };
        return client.editProximityProfile(request, { ...options, ifMatch: change.version });
      }
      case 'copy': {
        const { profileId, name } = change;
        return client.copyProximityProfile({ body: { profileId, name } }, options);
      }
      case 'status': {
        const { profileId, isActive, version } = change;
        const request = { body: { profileId, isActive } };
        return client.setProximityStatus(request, { ...options, ifMatch: version });
      }
      case 'map': {
        const { profileId, mapping } = change;
        return client.mapDevices({ body: { profileId, mapping } }, options);
      }
    }
  }, CHANGED);
}

/** Enrolls a fleet with its devices. [GW-130] */
export function useEnrollProximity(): Mutation<
  [fleetId: string, deviceIds: string[], idempotencyKey: string],
  ResponseOf<Contract['enrollProximity']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (fleetId: string, deviceIds: string[], idempotencyKey: string) =>
      client.enrollProximity(
        { body: { fleetId, deviceIds } },
        { idempotencyKey, userId, accountId },
      ),
    CHANGED,
  );
}

/** Who is told of purchases away from their unit. [GW-133] */
export function useProximityAlerts(): Query<ResponseOf<Contract['getProximityAlerts']>> {
  return useQuery('getProximityAlerts', {});
}

/** Chooses who is told. [GW-133] */
export function usePutProximityAlerts(): Mutation<
  [asked: RequestOf<Contract['putProximityAlerts']>['body'], idempotencyKey: string],
  ResponseOf<Contract['putProximityAlerts']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body: RequestOf<Contract['putProximityAlerts']>['body'], idempotencyKey: string) =>
      client.putProximityAlerts({ body }, { idempotencyKey, userId, accountId }),
    CHANGED,
  );
}
