import type { CardState } from '../cards/card.ts';
import { reason, type Reason } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';
import { CARD_GUIDE_TEXTS_PER_DAY, DRIVER_TEXT_GAP_MINUTES } from './constants.ts';
import { driverTextRefusal, isLinkOpen, type TextedCard, type TextedLink } from './driverLink.ts';
import { isTextedEnough, type DriverContact } from './driverRequest.ts';

/** How the token of a guide's link begins; that of a decline's does not. */
export const GUIDE_TOKEN = 'card.';
export const isGuideToken = (token: string): boolean => token.startsWith(GUIDE_TOKEN);

/** A card that a driver carries, or soon will. */
const GUIDED: readonly CardState[] = ['pendingActivation', 'active', 'onHold'];

/** A card and who it is assigned to, as they are now. */
export interface GuidedCard extends TextedCard {
  readonly status: CardState;
}

/** Why a card has no guide for its driver; null: it has one. */
export const cardGuideRefusal = (card: GuidedCard): MessageKey | null =>
  card.isOn && !GUIDED.includes(card.status) ? 'cardGuide.cardEnded' : driverTextRefusal(card);

/** Why a card's guide is not texted now; null: nothing is in the way. */
export function guideTextRefusal(
  card: GuidedCard,
  texted: Pick<DriverContact, 'textsOfDay' | 'lastTextAt'>,
  now: Date,
): Reason | null {
  const refusal = cardGuideRefusal(card);
  if (refusal) return reason(refusal);
  return isTextedEnough(texted, CARD_GUIDE_TEXTS_PER_DAY, now)
    ? reason('cardGuide.tooMany', {
        count: CARD_GUIDE_TEXTS_PER_DAY,
        minutes: DRIVER_TEXT_GAP_MINUTES,
      })
    : null;
}

/** The link to a guide as it was texted. */
export interface GuideLink extends TextedLink {
  readonly revokedAt: string | null;
}

/** Whether a link still opens its guide. */
export const isGuideOpen = (link: GuideLink, card: GuidedCard, now: Date): boolean =>
  link.revokedAt === null && GUIDED.includes(card.status) && isLinkOpen(link, card, now);
