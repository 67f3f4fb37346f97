import { cardInWordsOf, isGuideToken, NO_USAGE } from '@forecourt/validation';
import type { AnyoneContext, HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { effectiveLimits } from '../cards/getCard.ts';
import { readUsages } from '../cards/usage.ts';
import { openGuide, renewGuide } from './guideLinks.ts';
import { findLink, bindLink } from './bindLink.ts';
import { requestDriverText } from './links.ts';
import { readDeclined } from './textedCard.ts';

/** What a card allows now, limited to what its driver may know. */
async function describeCard(
  { trx, now }: AnyoneContext,
  { account_id: accountId, card_id: cardId }: Pick<Row<'card_guides'>, 'account_id' | 'card_id'>,
) {
  const card = await selectIn(trx, accountId, 'cards as k')
    .innerJoin('accounts as a', 'a.account_id', 'k.account_id')
    .leftJoin('limit_profiles as p', (on) => sameAccount(on, 'p.id', 'k.profile_id'))
    .leftJoin('driver_request_settings as s', (on) => sameAccount(on, 's.fleet_id', 'k.fleet_id'))
    .select(['k.last4', 'k.status', 'k.expires_on', 'k.card_type', 'k.custom_limits'])
    .select(['k.id_prompt', 'k.odometer_prompt', 'p.limits', 's.contact'])
    .select(['a.account_id', 'a.currency', 'a.time_zone', 'a.week_starts_on'])
    .where('k.id', '=', cardId)
    .executeTakeFirstOrThrow();
  const limits = effectiveLimits(card.limits ?? undefined, card.custom_limits);
  const usages = await readUsages(trx, card, [{ cardId, limits }], now);
  return {
    last4: card.last4,
    isActive: card.status === 'active',
    expiresOn: card.expires_on,
    currency: card.currency,
    timeZone: card.time_zone,
    card: cardInWordsOf(limits, usages.get(cardId) ?? NO_USAGE, {
      cardType: card.card_type,
      prompts: { id: card.id_prompt, odometer: card.odometer_prompt },
    }),
    contact: card.contact,
  };
}

/** Returns the card of a guide link, or of a decline's link that has already been opened. */
export const openDriverCard: HandlerOf<'openDriverCard'> = async ({ body }, context) => {
  if (isGuideToken(body.token)) {
    const { guide, language } = await openGuide(context, body);
    const description = await describeCard(context, guide);
    return { ...description, guide: { language, expiresAt: guide.expires_at } };
  }
  const { link, isFirst } = await bindLink(context, body);
  // a decline's link must be opened by its own page first
  if (isFirst) throw new Refusal(409, 'driverLink.elsewhere');
  return describeCard(context, link);
};

/** Texts the driver again. The response does not reveal whether the link exists. */
export const renewDriverLink: HandlerOf<'renewDriverLink'> = async ({ body }, context) => {
  if (isGuideToken(body.token)) {
    await renewGuide(context, body.token);
    return { accepted: true };
  }
  const { trx, now } = context;
  const link = await findLink(context, body.token);
  if (link && (await readDeclined(trx, link, link.expires_at, now))) {
    await requestDriverText(context, link);
  }
  return { accepted: true };
};
