import type { MessageKey } from '../messages/keys.ts';
import { DRIVER_ANSWER_MINUTES_MIN, DRIVER_READ_MINUTES } from './constants.ts';
import type { StoredRequest } from './driverRequest.ts';

/** Whether a card's fleet texts its drivers, and the driver to text, as of now. */
export interface TextedCard {
  readonly isOn: boolean;
  /** `null` if the card has no driver. */
  readonly driver: {
    readonly id: string;
    readonly isActive: boolean;
    readonly mobile: string | null;
    /** When the driver agreed to texts; `null` without consent. */
    readonly consentedAt: string | null;
  } | null;
}

/** Why a card's driver cannot be texted; `null` if they can. */
export function driverTextRefusal({ isOn, driver }: TextedCard): MessageKey | null {
  if (!isOn) return 'cardGuide.off';
  if (!driver) return 'cardGuide.noDriver';
  if (!driver.isActive) return 'cardGuide.driverLeft';
  if (driver.mobile === null) return 'cardGuide.noMobile';
  return driver.consentedAt === null ? 'cardGuide.noConsent' : null;
}

/** A texted link. */
export interface TextedLink {
  readonly driverId: string;
  /** `null` if an older release did not store it. */
  readonly mobile: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/**
 * Whether a link still works: the card must still be the driver's, the number must be the one
 * texted, and consent must not have been withdrawn since, even if it was given again.
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

/** Deadline to answer a request: its link's expiry, or `DRIVER_ANSWER_MINUTES_MIN` if later. */
export const answerableUntil = (linkExpiresAt: string, requestedAt: Date): string =>
  afterLatest(0, linkExpiresAt, afterLatest(DRIVER_ANSWER_MINUTES_MIN, requestedAt.toISOString()));

/**
 * Until when a decline's link opens its page. The phone that made the request can see the outcome
 * for longer; on others, the link ends when it expires or when the allowance does.
 */
export function driverLinkEnd(
  expiresAt: string,
  request: (Pick<StoredRequest, 'state' | 'until'> & { readonly usedAt: string | null }) | null,
  isItsPhone: boolean,
): string {
  if (request && isItsPhone) {
    return afterLatest(DRIVER_READ_MINUTES, request.until, request.usedAt);
  }
  return request?.state === 'allowed' ? afterLatest(0, expiresAt, request.until) : expiresAt;
}
