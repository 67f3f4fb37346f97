import type { CardState } from '../cards/card.ts';
import { reason, type Reason } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';
import { CARD_GUIDE_TEXTS_PER_DAY, DRIVER_TEXT_GAP_MINUTES } from './constants.ts';
import { isTextedEnough, type DriverContact } from './driverRequest.ts';

/** How the token of a guide's link begins; that of a decline's does not. */
export const GUIDE_TOKEN = 'card.';
export const isGuideToken = (token: string): boolean => token.startsWith(GUIDE_TOKEN);

/** A card that a driver carries, or soon will. */
const GUIDED: readonly CardState[] = ['pendingActivation', 'active', 'onHold'];

/** A card and who it is assigned to, as they are now. */
export interface GuidedCard {
  /** The fleet texts its drivers. */
  readonly isOn: boolean;
  readonly status: CardState;
  /** null: the card is not assigned to a driver. */
  readonly driver: {
    readonly id: string;
    readonly isActive: boolean;
    readonly mobile: string | null;
    /** When the driver agreed to texts; null: the driver did not. */
    readonly consentedAt: string | null;
  } | null;
}

/** Why a card has no guide for its driver; null: it has one. */
export function cardGuideRefusal({ isOn, status, driver }: GuidedCard): MessageKey | null {
  if (!isOn) return 'cardGuide.off';
  if (!GUIDED.includes(status)) return 'cardGuide.cardEnded';
  if (!driver) return 'cardGuide.noDriver';
  if (!driver.isActive) return 'cardGuide.driverLeft';
  if (driver.mobile === null) return 'cardGuide.noMobile';
  return driver.consentedAt === null ? 'cardGuide.noConsent' : null;
}

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
export interface GuideLink {
  readonly driverId: string;
  readonly mobile: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
}

/**
 * Whether a link still opens its guide: as long as the card is that driver's, the number is the one
 * that was texted, and the driver has agreed ever since: consent that was withdrawn and given again is
 * another one.
 */
export function isGuideOpen(link: GuideLink, card: GuidedCard, now: Date): boolean {
  const { driver } = card;
  return (
    link.revokedAt === null &&
    Date.parse(link.expiresAt) > now.getTime() &&
    cardGuideRefusal(card) === null &&
    driver?.id === link.driverId &&
    driver.mobile === link.mobile &&
    Date.parse(driver.consentedAt ?? '') <= Date.parse(link.createdAt)
  );
}
