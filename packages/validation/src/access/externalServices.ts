import type { Permission } from './permissions.ts';

/**
 * Third-party services that users are handed off to, as named in URL paths: FleetDash, Fraud
 * Protector, reports (birst), the payments platform (billtrust), its card processor (fis), Fleet
 * Advance, and the account's master data.
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

/** The permission needed for handoff to each service. [AUTH-04 to AUTH-07, GW-50 to GW-54] */
export const SERVICE_PERMISSION = {
  fleetdash: 'addOns.view',
  fraud: 'addOns.view',
  birst: 'reports.view',
  billtrust: 'bills.view',
  fis: 'payments.view',
  fleetadvance: 'addOns.view',
  masterdata: 'account.edit',
} as const satisfies Readonly<Record<ExternalService, Permission>>;
