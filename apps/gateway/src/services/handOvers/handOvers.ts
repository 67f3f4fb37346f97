import { EXTERNAL_SERVICES, type ExternalService } from '@forecourt/api-client/contract';
import { can, type AccountFeature, type Permission } from '@forecourt/validation';
import { SignJWT } from 'jose';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { recordEvents } from '../events/record.ts';
import { sourceOf } from '../events/source.ts';

/** A hand-over is good for so long, and once. */
export const HAND_OVER_SECONDS = 60;
export const HAND_OVER_ISSUER = 'forecourt-gateway';

/** Add-on products must be bought; the others belong to every account. [ADDON-02, ADDON-03] */
const FEATURE: Readonly<Partial<Record<ExternalService, AccountFeature>>> = {
  fleetdash: 'fleetDash',
  fraud: 'fraudProtector',
};
const PERMISSION: Readonly<Record<ExternalService, Permission>> = {
  fleetdash: 'addOns.view',
  fraud: 'addOns.view',
  birst: 'reports.view',
  billtrust: 'bills.view',
  fis: 'payments.view',
};

/** What stands against opening a service; null: nothing. */
function reasonAgainst({ account, actor, config }: AccountContext, service: ExternalService) {
  if (!can(actor, PERMISSION[service]).allowed) return 'access.denied';
  const feature = FEATURE[service];
  if (feature !== undefined && !account.features.includes(feature)) return 'service.notEnrolled';
  return config.externalServices[service] ? null : 'service.notConfigured';
}

/** The services that the person can be handed over to. [GW-82, AUTH-04, AUTH-07] */
export const listSsoServices: HandlerOf<'listSsoServices'> = (_input, context) =>
  Promise.resolve({
    items: EXTERNAL_SERVICES.map((service) => {
      const reasonKey = reasonAgainst(context, service);
      return { service, isAvailable: reasonKey === null, reasonKey };
    }),
  });

async function handOver(context: AccountContext, service: ExternalService) {
  const reason = reasonAgainst(context, service);
  const settings = context.config.externalServices[service];
  if (reason !== null || !settings) throw new Refusal(409, reason ?? 'service.notConfigured');
  const { trx, account, actor, person, now } = context;
  const expiresAt = new Date(now.getTime() + HAND_OVER_SECONDS * 1000);
  const handover = await new SignJWT({
    name: `${person.first_name} ${person.last_name}`,
    email: person.email,
    accountNumber: account.account_number,
    sysAccountId: account.account_id,
    role: actor.role,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(HAND_OVER_ISSUER)
    .setSubject(person.user_id)
    .setAudience(settings.url)
    .setJti(newId())
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(Buffer.from(settings.secret));
  await recordEvents(trx, sourceOf(context), [
    {
      subjectType: 'user',
      subjectId: person.user_id,
      action: 'service.opened',
      before: null,
      after: { service },
      reason: null,
    },
  ]);
  return { url: settings.url, fields: { handover }, expiresAt: expiresAt.toISOString() };
}

/** [GW-50] */
export const openFleetDash: HandlerOf<'openFleetDash'> = (_input, context) =>
  handOver(context, 'fleetdash');
/** [GW-51] */
export const openFraudProtector: HandlerOf<'openFraudProtector'> = (_input, context) =>
  handOver(context, 'fraud');
/** [GW-52] */
export const openBirst: HandlerOf<'openBirst'> = (_input, context) => handOver(context, 'birst');
/** [GW-53] */
export const openBilltrust: HandlerOf<'openBilltrust'> = (_input, context) =>
  handOver(context, 'billtrust');
/** [GW-54] */
export const openFis: HandlerOf<'openFis'> = (_input, context) => handOver(context, 'fis');
