import type { AccountUser } from '@forecourt/api-client';
import { SAMPLE_IDS } from '@forecourt/api-client/testing';

/** An active manager of every fleet. */
export const sampleAccountUser: AccountUser = {
  userId: SAMPLE_IDS.user,
  username: 'jreyes',
  firstName: 'Jo',
  lastName: 'Reyes',
  email: 'jo.reyes@prairiehaul.example',
  role: 'manager',
  state: 'activated',
  fleetIds: null,
  permissions: [],
  invitedAt: null,
  lastLoginAt: null,
  isSelf: false,
  version: 1,
};
