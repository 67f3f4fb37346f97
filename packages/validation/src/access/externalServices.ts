import type { Permission } from './permissions.ts';

/**
 * Services of others that a person is handed over to, as their paths name them: FleetDash, Fraud
 * Protector, reports (birst), the payments platform (billtrust), its card processor (fis), Fleet
 * Advance and the master data of the account.
 */
export const EXTERNAL_SERVICES = [
  'fleetdash',
  'fraud',
  'birst',
  'billtrust',
  'fis',
  'fleetadvance',
  'masterdata',
] as const;
export type ExternalService = (typeof EXTERNAL_SERVICES)[number];

/** What someone must be allowed to be handed over there. [AUTH-04 to AUTH-07, GW-50 to GW-54] */
export const SERVICE_PERMISSION = {
  fleetdash: 'addOns.view',
  fraud: 'addOns.view',
  birst: 'reports.view',
  billtrust: 'bills.view',
  fis: 'payments.view',
  fleetadvance: 'addOns.view',
  masterdata: 'account.edit',
} as const satisfies Readonly<Record<ExternalService, Permission>>;
