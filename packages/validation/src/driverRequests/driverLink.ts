import type { MessageKey } from '../messages/keys.ts';
import { DRIVER_ANSWER_MINUTES_MIN, DRIVER_READ_MINUTES } from './constants.ts';
import type { KeptRequest } from './driverRequest.ts';

/** Whether a card's fleet texts its drivers, and the driver who would be texted, as they are now. */
export interface TextedCard {
  readonly isOn: boolean;
  /** null: the card is not that of a driver. */
  readonly driver: {
    readonly id: string;
    readonly isActive: boolean;
    readonly mobile: string | null;
    /** When the driver agreed to texts; null: the driver did not. */
    readonly consentedAt: string | null;
  } | null;
}

/** Why a card's driver is not texted; null: nothing is in the way. */
export function driverTextRefusal({ isOn, driver }: TextedCard): MessageKey | null {
  if (!isOn) return 'cardGuide.off';
  if (!driver) return 'cardGuide.noDriver';
  if (!driver.isActive) return 'cardGuide.driverLeft';
  if (driver.mobile === null) return 'cardGuide.noMobile';
  return driver.consentedAt === null ? 'cardGuide.noConsent' : null;
}

/** A link as it was texted. */
export interface TextedLink {
  readonly driverId: string;
  /** null: by a release that did not keep it. */
  readonly mobile: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/**
 * Whether a link still opens what it was texted for: as long as the card is that driver's, the number is
 * the one that was texted, and the driver has agreed ever since: consent that was withdrawn and given
 * again is another one.
 */
export function isLinkOpen(link: TextedLink, card: TextedCard, now: Date): boolean {
  const { driver } = card;
  return (
    Date.parse(link.expiresAt) > now.getTime() &&
    driverTextRefusal(card) === null &&
    driver?.id === link.driverId &&
    (link.mobile === null || driver.mobile === link.mobile) &&
    Date.parse(driver.consentedAt ?? '') <= Date.parse(link.createdAt)
  );
}

const MINUTE_MILLISECONDS = 60_000;
const afterLatest = (minutes: number, ...instants: readonly (string | null)[]): string => {
  const latest = Math.max(...instants.map((instant) => Date.parse(instant ?? '') || 0));
  return new Date(latest + minutes * MINUTE_MILLISECONDS).toISOString();
};

/** Until when a request can be answered: as long as its link works, and some minutes in any case. */
export const answerableUntil = (linkExpiresAt: string, askedAt: Date): string =>
  afterLatest(0, linkExpiresAt, afterLatest(DRIVER_ANSWER_MINUTES_MIN, askedAt.toISOString()));

/**
 * Until when the link of a decline opens its page. The phone that opened it reads what became of its
 * request after that; any other has the link no longer than it works or what was allowed can be used.
 */
export function driverLinkEnd(
  expiresAt: string,
  request: (Pick<KeptRequest, 'state' | 'until'> & { readonly usedAt: string | null }) | null,
  isItsPhone: boolean,
): string {
  if (request && isItsPhone) {
    return afterLatest(DRIVER_READ_MINUTES, request.until, request.usedAt);
  }
  return request?.state === 'allowed' ? afterLatest(0, expiresAt, request.until) : expiresAt;
}
