import { jsonb } from '@forecourt/server';
import type { PurchaseLimits } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { requireCurrent } from '../../http/refusal.ts';
import { selectIn, setIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { limitsInForce } from '../cards/getCard.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockCard } from '../cards/lockCard.ts';

type OwnLimits = Partial<PurchaseLimits>;

/** The limits of the card's profile; undefined without one. */
export async function profileLimits(
  { trx, account }: AccountContext,
  profileId: string | null,
): Promise<PurchaseLimits | undefined> {
  if (profileId === null) return undefined;
  const row = await selectIn(trx, account.account_id, 'limit_profiles')
    .select('limits')
    .where('id', '=', profileId)
    .executeTakeFirst();
  return row?.limits;
}

/** Only what is a limit of its own; null when nothing is left. */
function ownOf(limits: { readonly [K in keyof OwnLimits]?: OwnLimits[K] | undefined }) {
  const own = Object.entries(limits).filter(([, value]) => value !== null && value !== undefined);
  return own.length === 0 ? null : (Object.fromEntries(own) as OwnLimits);
}

/** Gives a locked card limits of its own, or takes them back. @throws Refusal `version.stale` */
export async function storeOwnLimits(
  context: AccountContext,
  card: Row<'cards'>,
  limits: OwnLimits | null,
  reason: string | null,
): Promise<number> {
  const { trx, account } = context;
  requireCurrent(context, card);
  const version = card.version + 1;
  await setIn(trx, account.account_id, 'cards', card.id, {
    custom_limits: limits === null ? null : jsonb(limits),
    version,
  });
  await recordEvent(context, ['card', card.id], 'card.limitsChanged', {
    before: { limits: card.custom_limits },
    after: { limits },
    reason,
  });
  return version;
}

/** Gives a card limits of its own in place of its profile's, or takes them back. [LIMIT-01] */
export const setCardLimits: HandlerOf<'setCardLimits'> = async ({ params, body }, context) => {
  const card = await lockCard(context, params.cardId);
  const own = ownOf(body.limits ?? {});
  const version = await storeOwnLimits(context, card, own, body.reason === '' ? null : body.reason);
  const profile = await profileLimits(context, card.profile_id);
  return { limits: limitsInForce(profile, own), version };
};

type Codes = PurchaseLimits['productCodes'];

async function codesOf(context: AccountContext, card: Row<'cards'>, own: Codes, version: number) {
  if (own) return { productCodes: own, from: 'card' as const, version };
  const profile = await profileLimits(context, card.profile_id);
  const productCodes = profile?.productCodes ?? null;
  return { productCodes, from: productCodes ? ('profile' as const) : ('none' as const), version };
}

/** The product codes that a card may buy. [GW-17, ENT-26] */
export const getCardProductCodes: HandlerOf<'getCardProductCodes'> = async (
  { params },
  context,
) => {
  const card = await lockCard(context, params.cardId);
  return codesOf(context, card, card.custom_limits?.productCodes ?? null, card.version);
};

/** Gives a card product codes of its own, or its profile's again. [GW-17, ENT-26] */
export const setCardProductCodes: HandlerOf<'setCardProductCodes'> = async (
  { params, body },
  context,
) => {
  const card = await lockCard(context, params.cardId);
  const own = ownOf({ ...card.custom_limits, productCodes: body.productCodes });
  const version = await storeOwnLimits(context, card, own, null);
  return codesOf(context, card, body.productCodes, version);
};
