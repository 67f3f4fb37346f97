import {
  assertType,
  can,
  EXTERNAL_SERVICES,
  PAYMENTS_PLATFORM_ROLE,
  SERVICE_PERMISSION,
  type AddOnService,
  type ExternalService,
} from '@forecourt/validation';
import { SignJWT } from 'jose';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal, refusedAt } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { enrolledServices } from '../addOns/addOns.ts';
import { readDatedSecrets, signingSecret } from '../../vault/datedSecrets.ts';
import { recordEvent } from '../events/recordEvent.ts';

/** Lifetime of a handover token, which can be used once. */
const HAND_OVER_SECONDS = 60;
export const HAND_OVER_ISSUER = 'forecourt-gateway';

/** Services that need an add-on; the rest need none. [ADDON-02, ADDON-03, ADDON-05] */
const ADD_ON: Readonly<Partial<Record<ExternalService, AddOnService>>> = {
  fleetdash: 'fleetDash',
  fraud: 'fraudProtector',
  fleetadvance: 'fleetAdvance',
};

/** Why a service cannot be opened; `null` if it can. */
function reasonAgainst(
  { actor, config }: AccountContext,
  enrolled: ReadonlySet<AddOnService>,
  service: ExternalService,
) {
  if (!can(actor, SERVICE_PERMISSION[service]).allowed) return 'access.denied';
  const addOn = ADD_ON[service];
  if (addOn !== undefined && !enrolled.has(addOn)) return 'service.notEnrolled';
  return config.externalServices[service] ? null : 'service.notConfigured';
}

/** External services, and whether the person can open each. [GW-82, AUTH-04, AUTH-07] */
export const listSsoServices: HandlerOf<'listSsoServices'> = async (_input, context) => {
  const enrolled = await enrolledServices(context);
  return {
    items: EXTERNAL_SERVICES.map((service) => {
      const reasonKey = reasonAgainst(context, enrolled, service);
      return { service, isAvailable: reasonKey === null, reasonKey };
    }),
  };
};

/** The key that signs handovers to the service at `now`. */
export const secretOf = ({ secret }: { readonly secret: string }, now: Date): Uint8Array =>
  Buffer.from(signingSecret(readDatedSecrets('EXTERNAL_SERVICES', secret), now));

async function handOver(context: AccountContext, service: ExternalService) {
  const reason = reasonAgainst(context, await enrolledServices(context), service);
  const settings = context.config.externalServices[service];
  // the other company could not tell an emulator from the person
  if (context.emulator !== null) throw refusedAt(403, 'access.denied', '', 'access.emulated');
  if (reason !== null || !settings) throw new Refusal(409, reason ?? 'service.notConfigured');
  const { account, actor, person, now } = context;
  const { role } = actor;
  assertType(role !== 'key', 'The contract lets no key through');
  const expiresAt = new Date(now.getTime() + HAND_OVER_SECONDS * 1000);
  const handover = await new SignJWT({
    name: `${person.first_name} ${person.last_name}`,
    email: person.email,
    accountNumber: account.account_number,
    sysAccountId: account.account_id,
    role,
    // the payments platform has its own roles
    ...(service === 'billtrust' ? { platformRole: PAYMENTS_PLATFORM_ROLE[role] } : {}),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(HAND_OVER_ISSUER)
    .setSubject(person.user_id)
    .setAudience(settings.url)
    .setJti(newId())
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(secretOf(settings, now));
  await recordEvent(context, ['user', person.user_id], 'service.opened', { after: { service } });
  return { url: settings.url, fields: { handover }, expiresAt: expiresAt.toISOString() };
}

const openService = (service: ExternalService) => (_input: unknown, context: AccountContext) =>
  handOver(context, service);

/** [GW-50] */
export const openFleetDash: HandlerOf<'openFleetDash'> = openService('fleetdash');
/** [GW-51] */
export const openFraudProtector: HandlerOf<'openFraudProtector'> = openService('fraud');
/** [GW-52] */
export const openBirst: HandlerOf<'openBirst'> = openService('birst');
/** [GW-53] */
export const openBilltrust: HandlerOf<'openBilltrust'> = openService('billtrust');
/** [GW-54] */
export const openFis: HandlerOf<'openFis'> = openService('fis');
/** [AUTH-05] */
export const openFleetAdvance: HandlerOf<'openFleetAdvance'> = openService('fleetadvance');
/** [AUTH-06] */
export const openMasterData: HandlerOf<'openMasterData'> = openService('masterdata');
