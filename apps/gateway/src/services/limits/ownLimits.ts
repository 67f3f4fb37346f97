import { jsonb } from '@forecourt/server';
import type { PurchaseLimits } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { changeRow, rowIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { effectiveLimits } from '../cards/getCard.ts';
import { lockCard, lockCurrentCard, readCard } from '../cards/lockCard.ts';
import { recordEvent } from '../events/recordEvent.ts';

type OwnLimits = Partial<PurchaseLimits>;

/** The limits of the card's profile; `undefined` if it has none. */
async function profileLimits({ trx }: AccountContext, card: Row<'cards'>) {
  const profileId = card.profile_id ?? '';
  const row = await rowIn(trx, card.account_id, 'limit_profiles', profileId).executeTakeFirst();
  return row?.limits;
}

/** Only the limits that are set; `null` if none are. */
export function ownOf(limits: { readonly [K in keyof OwnLimits]?: OwnLimits[K] | undefined }) {
  const entries = Object.entries(limits).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return entries.length === 0 ? null : (Object.fromEntries(entries) as OwnLimits);
}

/** Sets a locked card's own limits, or clears them with `null`. Returns its new version. */
export async function storeOwnLimits(
  context: AccountContext,
  card: Row<'cards'>,
  limits: OwnLimits | null,
  reason: string | null,
): Promise<number> {
  const { version } = await changeRow(context.trx, card.account_id, 'cards', card.id, {
    custom_limits: limits && jsonb(limits),
  });
  await recordEvent(context, ['card', card.id], 'card.limitsChanged', {
    before: { limits: card.custom_limits },
    after: { limits },
    reason,
  });
  return version;
}

/** Sets a card's own limits, which override its profile's, or clears them. [LIMIT-01] */
export const setCardLimits: HandlerOf<'setCardLimits'> = async ({ params, body }, context) => {
  const card = await lockCurrentCard(context, params.cardId);
  const ownLimits = ownOf(body.limits ?? {});
  const version = await storeOwnLimits(context, card, ownLimits, body.reason || null);
  const profile = await profileLimits(context, card);
  return { limits: effectiveLimits(profile, ownLimits), version };
};

type ProductCodes = PurchaseLimits['productCodes'];

async function codesOf(
  context: AccountContext,
  card: Row<'cards'>,
  ownCodes: ProductCodes,
  version: number,
) {
  if (ownCodes) return { productCodes: ownCodes, from: 'card' as const, version };
  const profile = await profileLimits(context, card);
  const productCodes = profile?.productCodes ?? null;
  return { productCodes, from: productCodes ? ('profile' as const) : ('none' as const), version };
}

/** The product codes that a card may buy, and whether they are its own. [GW-17, ENT-26] */
export const getCardProductCodes: HandlerOf<'getCardProductCodes'> = async (
  { params },
  context,
) => {
  const card = await readCard(context, params.cardId);
  return codesOf(context, card, card.custom_limits?.productCodes ?? null, card.version);
};

/** Sets a card's own product codes, or restores its profile's. [GW-17, ENT-26] */
export const setCardProductCodes: HandlerOf<'setCardProductCodes'> = async (
  { params, body },
  context,
) => {
  const card = await lockCurrentCard(context, params.cardId);
  const ownLimits = ownOf({ ...card.custom_limits, productCodes: body.productCodes });
  const version = await storeOwnLimits(context, card, ownLimits, null);
  return codesOf(context, card, body.productCodes, version);
};

/** Resets a card's counters to zero. [GW-19] */
export const resetCardLimit: HandlerOf<'resetCardLimit'> = async ({ params, body }, context) => {
  const { trx, account, now } = context;
  const card = await lockCard(context, params.cardId);
  const at = now.toISOString();
  await trx
    .insertInto('limit_resets')
    .values(
      body.counters.map((counter) => ({
        account_id: account.account_id,
        card_id: card.id,
        counter,
        reset_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'card_id', 'counter']).doUpdateSet({ reset_at: at }),
    )
    .execute();
  await recordEvent(context, ['card', card.id], 'card.limitReset', {
    after: { counters: body.counters },
    reason: body.reason || null,
  });
  return { at };
};
