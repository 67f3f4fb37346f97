import { ADD_ON_SERVICES } from '../addOns/constants.ts';

/**
 * What an account's program can reveal of the main menu. An entry that is hidden by default is shown
 * only when the account has its feature; a flag that is off or a role without the right still hides it.
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
