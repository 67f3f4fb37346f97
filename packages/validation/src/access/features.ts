import { ADD_ON_SERVICES } from '../addOns/constants.ts';

/**
 * Features with which an account's program reveals menu entries. An entry hidden by default shows
 * only if the account has its feature; a flag that is off or a missing permission still hides it.
 */
export const ACCOUNT_FEATURES = [
  'departments',
  'fleets',
  'exceptions',
  'notifications',
  'manageUsers',
  'funds',
  'cardAssignments',
  'cfnOrders',
  'oneClick',
  'expressChecks',
  'downloads',
  'rewards',
  ...ADD_ON_SERVICES,
  'support',
] as const;
export type AccountFeature = (typeof ACCOUNT_FEATURES)[number];
