import * as z from 'zod/mini';
import { EXTERNAL_SERVICES, SERVICE_PERMISSION, type ExternalService } from '@forecourt/validation';
import { call } from './call.ts';
import { flag, oneOf, rows, shape, text } from './shapes.ts';

/**
 * The page POSTs `fields` to `url` in a new window, so that no secret is in a URL. `handover` is a
 * JWT (HS256, signed with the secret that the gateway shares with the service) that works once,
 * within 60 seconds.
 */
const handOver = shape({
  url: text,
  fields: shape({ handover: text }),
  expiresAt: text,
});

const handOverTo = <S extends ExternalService>(service: S) =>
  call(`POST /users/externalservices/${service}`, SERVICE_PERMISSION[service], {
    summary: `Sign the user in to ${service}`,
    response: handOver,
    isForPeople: true,
    errors: ['service.notConfigured', 'service.notEnrolled'],
  });

/** [GW-50] [ADDON-02] */
export const openFleetDash = handOverTo('fleetdash');
/** [GW-51] [ADDON-03] */
export const openFraudProtector = handOverTo('fraud');
/** [GW-52] [AUTH-07] */
export const openBirst = handOverTo('birst');
/** [GW-53] [AUTH-04] */
export const openBilltrust = handOverTo('billtrust');
/** [GW-54] */
export const openFis = handOverTo('fis');

/** [AUTH-05] [ADDON-05] */
export const openFleetAdvance = handOverTo('fleetadvance');
/** [AUTH-06] */
export const openMasterData = handOverTo('masterdata');

/** [GW-82] [AUTH-04 to AUTH-07] */
export const listSsoServices = call('GET /sso/services', 'account.view', {
  summary: 'List the external services the user can be signed in to',
  response: shape({
    items: rows({
      service: oneOf(EXTERNAL_SERVICES),
      isAvailable: flag,
      /** Why it is not: `service.notConfigured`, `service.notEnrolled`, or `access.denied`. */
      reasonKey: z.nullable(text),
    }),
  }),
});
