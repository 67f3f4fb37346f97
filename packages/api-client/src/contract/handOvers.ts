import * as z from 'zod/mini';
import type { Permission } from '@forecourt/validation';
import { call } from './call.ts';
import { flag, list, oneOf, shape, text } from './shapes.ts';

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

/**
 * The page sends `fields` by a form (POST, a new window) to `url`: so nothing secret is in an address.
 * `handover` is a JWT (HS256, by the secret that the gateway shares with the service), good once and
 * for 60 seconds.
 */
const handOver = shape({
  url: text,
  fields: shape({ handover: text }),
  expiresAt: text,
});

const handOverTo = <S extends ExternalService, P extends Permission>(service: S, permission: P) =>
  call({
    method: 'POST',
    path: `/users/externalservices/${service}`,
    summary: `Hands the person over to ${service}`,
    response: handOver,
    errors: ['service.notConfigured', 'service.notEnrolled'],
    permission,
  });

/** [GW-50] [ADDON-02] */
export const openFleetDash = handOverTo('fleetdash', 'addOns.view');
/** [GW-51] [ADDON-03] */
export const openFraudProtector = handOverTo('fraud', 'addOns.view');
/** [GW-52] [AUTH-07] */
export const openBirst = handOverTo('birst', 'reports.view');
/** [GW-53] [AUTH-04] */
export const openBilltrust = handOverTo('billtrust', 'bills.view');
/** [GW-54] */
export const openFis = handOverTo('fis', 'payments.view');

/** [AUTH-05] [ADDON-05] */
export const openFleetAdvance = handOverTo('fleetadvance', 'addOns.view');
/** [AUTH-06] */
export const openMasterData = handOverTo('masterdata', 'account.edit');

/** [GW-82] [AUTH-04 to AUTH-07] */
export const listSsoServices = call({
  method: 'GET',
  path: '/sso/services',
  summary: 'The services that the person can be handed over to from the selected account',
  response: shape({
    items: list(
      shape({
        service: oneOf(EXTERNAL_SERVICES),
        isAvailable: flag,
        /** Why it is not: `service.notConfigured`, `service.notEnrolled` or `access.denied`. */
        reasonKey: z.nullable(text),
      }),
    ),
  }),
  permission: 'account.view',
});
