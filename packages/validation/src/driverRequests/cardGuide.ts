import type { CardState } from '../cards/card.ts';
import { reason, type Reason } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';
import { CARD_GUIDE_TEXTS_PER_DAY, DRIVER_TEXT_GAP_MINUTES } from './constants.ts';
import { driverTextRefusal, isLinkOpen, type TextedCard, type TextedLink } from './driverLink.ts';
import { isTextLimitReached, type DriverContact } from './driverRequest.ts';

/** Prefix of guide link tokens; decline tokens do not have it. */
export const GUIDE_TOKEN = 'card.';
export const isGuideToken = (token: string): boolean => token.startsWith(GUIDE_TOKEN);

/** States of a card that a driver has or will soon have. */
const GUIDED_STATES: readonly CardState[] = ['pendingActivation', 'active', 'onHold'];

/** The current state of a card and its assignee. */
export interface GuidedCard extends TextedCard {
  readonly status: CardState;
}

/** Why a card has no guide for its driver; `null` if it has one. */
export const cardGuideRefusal = (card: GuidedCard): MessageKey | null =>
  card.isOn && !GUIDED_STATES.includes(card.status)
    ? 'cardGuide.cardEnded'
    : driverTextRefusal(card);

/** Why a card's guide cannot be texted now; `null` if it can. */
export function guideTextRefusal(
  card: GuidedCard,
  contact: Pick<DriverContact, 'textsOfDay' | 'lastTextAt'>,
  now: Date,
): Reason | null {
  const refusal = cardGuideRefusal(card);
  if (refusal) return reason(refusal);
  return isTextLimitReached(contact, CARD_GUIDE_TEXTS_PER_DAY, now)
    ? reason('cardGuide.tooMany', {
        count: CARD_GUIDE_TEXTS_PER_DAY,
        minutes: DRIVER_TEXT_GAP_MINUTES,
      })
    : null;
}

/** A texted link to a card guide. */
export interface GuideLink extends TextedLink {
  readonly revokedAt: string | null;
}

/** Whether a link still opens the guide. */
export const isGuideOpen = (link: GuideLink, card: GuidedCard, now: Date): boolean =>
  link.revokedAt === null && GUIDED_STATES.includes(card.status) && isLinkOpen(link, card, now);
