import type { ProximityProfile, UnitDeviceMapping } from '@forecourt/validation';
import { useMutation } from './query.ts';

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
export const useChangeProximity = () =>
  useMutation((calls, change: ProximityChange) => {
    switch (change.does) {
      case 'add': {
        const { fleetId, profile } = change;
        return calls.addProximityProfile({ body: { fleetId, profile } });
      }
      case 'edit': {
        const request = { params: { profileId: change.profileId }, body: change.profile };
        return calls.editProximityProfile(request, { ifMatch: change.version });
      }
      case 'copy': {
        const { profileId, name } = change;
        return calls.copyProximityProfile({ body: { profileId, name } });
      }
      case 'status': {
        const { profileId, isActive, version } = change;
        const request = { body: { profileId, isActive } };
        return calls.setProximityStatus(request, { ifMatch: version });
      }
      case 'map': {
        const { profileId, mapping } = change;
        return calls.mapDevices({ body: { profileId, mapping } });
      }
    }
  });
