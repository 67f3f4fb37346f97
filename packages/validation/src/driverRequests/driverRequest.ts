import * as z from 'zod/mini';
import { base64Characters } from '../core/base64.ts';
import { flag, id, list, lineText, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import type { CardState } from '../cards/card.ts';
import { mobileNumber } from '../credentials/mobileNumber.ts';
import type { MessageKey } from '../messages/keys.ts';
import { centsBetween } from '../money/money.ts';
import {
  DRIVER_ANSWERERS_MAX,
  DRIVER_ASK_CENTS_MAX,
  DRIVER_ASK_CENTS_MIN,
  DRIVER_AUTO_CENTS_MAX,
  DRIVER_CONTACT_CHARACTERS_MAX,
  DRIVER_ESCALATE_MINUTES_MAX,
  DRIVER_ESCALATE_MINUTES_MIN,
  DRIVER_NOTE_CHARACTERS_MAX,
  DRIVER_PICTURE_BYTES_MAX,
  DRIVER_TEXT_GAP_MINUTES,
  DRIVER_TEXTS_PER_DAY,
} from './constants.ts';
import type { DeclineOffer } from './declineOffer.ts';

/** Languages of texts and pages for drivers; `fr` is Canadian French. */
export const DRIVER_LANGUAGES = ['en', 'es', 'fr'] as const;
export const driverLanguage = oneOf(DRIVER_LANGUAGES);
export type DriverLanguage = (typeof DRIVER_LANGUAGES)[number];

/** Why a driver needs more than the card allows. */
export const DRIVER_REQUEST_REASONS = [
  'emptyTank',
  'longerRoute',
  'higherPrice',
  'noOtherStation',
  'other',
] as const;
export const driverRequestReason = oneOf(DRIVER_REQUEST_REASONS);
export type DriverRequestReason = (typeof DRIVER_REQUEST_REASONS)[number];
/** The message key of a reason, for both the driver and the manager. */
export const driverRequestReasonKey = (reason: DriverRequestReason) =>
  `driverRequestReason.${reason}` as const satisfies MessageKey;

/** A picture of the odometer or the pump: Base64 that starts with a JPEG's first three bytes. */
export const driverPicture = z.string({ error: 'value.invalid' }).check(
  z.maxLength(base64Characters(DRIVER_PICTURE_BYTES_MAX), {
    error: 'value.invalid',
    abort: true,
  }),
  z.regex(/^\/9j\/[A-Za-z0-9+/]*={0,2}$/, { error: 'value.invalid' }),
);

/** A driver's request after a decline. */
export const driverRequestInput = shape({
  amountCents: centsBetween(DRIVER_ASK_CENTS_MIN, DRIVER_ASK_CENTS_MAX),
  reason: driverRequestReason,
  note: text(DRIVER_NOTE_CHARACTERS_MAX),
  picture: z.optional(driverPicture),
});
export type DriverRequestInput = z.infer<typeof driverRequestInput>;

/** The message that a driver sees when a request is refused. */
export const driverRefusalWord = lineText(DRIVER_NOTE_CHARACTERS_MAX);

export const DRIVER_REQUEST_STATES = ['open', 'allowed', 'refused', 'used', 'expired'] as const;
export const driverRequestState = oneOf(DRIVER_REQUEST_STATES);
export type DriverRequestState = (typeof DRIVER_REQUEST_STATES)[number];

/** The current state: a request that was not answered or used in time expires automatically. */
export const stateOfRequest = (
  state: Exclude<DriverRequestState, 'expired'>,
  until: string,
  now: Date,
): DriverRequestState =>
  (state === 'open' || state === 'allowed') && Date.parse(until) <= now.getTime()
    ? 'expired'
    : state;

/** A stored request, with the current state of its allowance and card. */
export interface StoredRequest {
  readonly state: Exclude<DriverRequestState, 'expired'>;
  readonly until: string;
  /** `null` if there is none. */
  readonly allowance: 'open' | 'used' | 'canceled' | null;
  readonly card: CardState;
  /** When the allowance was revoked; `null` or `undefined` if it was not. */
  readonly withdrawnAt?: string | null;
}

/**
 * The effective state of a request. It counts as allowed only while a purchase would pass: if its
 * allowance is revoked or its card stopped, it is withdrawn, and the pump would decline again. A
 * revoked one stays withdrawn after it expires.
 */
export function effectiveRequestState(
  { state, until, allowance, card, withdrawnAt = null }: StoredRequest,
  now: Date,
): { readonly state: DriverRequestState; readonly isWithdrawn: boolean } {
  const currentState = stateOfRequest(state, until, now);
  const isRevoked = state === 'allowed' && withdrawnAt !== null;
  const isWithdrawn =
    isRevoked || (currentState === 'allowed' && (allowance !== 'open' || card !== 'active'));
  return { state: isWithdrawn ? 'refused' : currentState, isWithdrawn };
}

/** The person for a driver to call if the page does not help. */
export const driverContact = shape({
  name: lineText(DRIVER_CONTACT_CHARACTERS_MAX),
  phone: mobileNumber,
});
export type DriverContactPerson = z.infer<typeof driverContact>;

/** How a fleet handles drivers' requests at the pump. Off until an administrator turns it on. */
export const driverRequestSettings = shape({
  isOn: flag,
  /** Users who are alerted first; empty means everyone who may answer. */
  answeredBy: list(id).check(z.maxLength(DRIVER_ANSWERERS_MAX, { error: 'value.invalid' })),
  /** Minutes until everyone else who may answer is alerted; `null` means never. */
  escalateMinutes: nullable(
    natural.check(
      z.minimum(DRIVER_ESCALATE_MINUTES_MIN, { error: 'value.atLeast' }),
      z.maximum(DRIVER_ESCALATE_MINUTES_MAX, { error: 'value.atMost' }),
    ),
  ),
  /** Granted automatically up to this amount, once a day; `null` means never. */
  autoGrantCents: nullable(centsBetween(DRIVER_ASK_CENTS_MIN, DRIVER_AUTO_CENTS_MAX)),
  contact: nullable(driverContact),
});
export type DriverRequestSettings = z.infer<typeof driverRequestSettings>;

export const DRIVER_REQUEST_DEFAULTS: DriverRequestSettings = {
  isOn: false,
  answeredBy: [],
  escalateMinutes: 5,
  autoGrantCents: null,
  contact: null,
};

/**
 * Whether a request is granted automatically: it must be small, the first of the day, and not at
 * odds with the vehicle's own data.
 */
export const isGrantedAutomatically = (
  { autoGrantCents }: Pick<DriverRequestSettings, 'autoGrantCents'>,
  { needsPerson = false }: Pick<DeclineOffer, 'needsPerson'>,
  amountCents: number,
  grantedToday: number,
): boolean =>
  autoGrantCents !== null && amountCents <= autoGrantCents && grantedToday === 0 && !needsPerson;

/** What decides whether a driver can be texted. */
export interface DriverContact {
  readonly isOn: boolean;
  /** Whether they still drive for the fleet. */
  readonly isActive: boolean;
  readonly mobile: string | null;
  /** Whether the driver agreed to messages. */
  readonly hasConsent: boolean;
  /** Texts in the last 24 hours. */
  readonly textsOfDay: number;
  readonly lastTextAt: Date | null;
}

/** Whether the limit for 24 hours is reached, or the last text was too recent. */
export const isTextLimitReached = (
  { textsOfDay, lastTextAt }: Pick<DriverContact, 'textsOfDay' | 'lastTextAt'>,
  perDay: number,
  now: Date,
): boolean =>
  textsOfDay >= perDay ||
  (lastTextAt !== null && now.getTime() - lastTextAt.getTime() < DRIVER_TEXT_GAP_MINUTES * 60_000);

/** Whether to text a driver the link of a decline. */
export function getsDriverText(contact: DriverContact, now: Date): boolean {
  const { isOn, isActive, mobile, hasConsent } = contact;
  const isReachable = isOn && isActive && mobile !== null && hasConsent;
  return isReachable && !isTextLimitReached(contact, DRIVER_TEXTS_PER_DAY, now);
}

/** Why a driver's or manager's action on a request is refused. */
export const DRIVER_REQUEST_REFUSALS = {
  linkOver: 'driverLink.over',
  linkElsewhere: 'driverLink.elsewhere',
  cannot: 'driverRequest.cannot',
  tooMuch: 'driverRequest.tooMuch',
} as const satisfies Readonly<Record<string, MessageKey>>;
