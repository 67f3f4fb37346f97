import { lineText } from '../core/shape.ts';
import { reason, type Reason } from '../core/issue.ts';
import { dayTextIn, monthsAfter } from '../dates/dayText.ts';
import {
  ACCOUNT_NUMBER_CHARACTERS_MAX,
  CARD_GROUP_DELIVERY_ACCOUNT_MONTHS_MIN,
  NAME_CHARACTERS_MAX,
} from './constants.ts';

/** [CARD-24, CARD-27] */
export const cardGroupName = lineText(NAME_CHARACTERS_MAX, 'cardGroup.nameRequired');
/** [CARD-28] */
export const customerId = lineText(ACCOUNT_NUMBER_CHARACTERS_MAX, 'customer.idRequired');
/** [CARD-29] */
export const accountNumber = lineText(ACCOUNT_NUMBER_CHARACTERS_MAX, 'account.numberRequired');

export interface GroupDeliveryContext {
  readonly accountOpenedAt: Date;
  readonly now: Date;
  /** The account's IANA time zone. */
  readonly timeZone: string;
}

/**
 * Why a card group cannot have a delivery address of its own: the account is younger than three
 * months. `null` if it can. [CARD-31]
 */
export function cardGroupDeliveryRefusal(context: GroupDeliveryContext): Reason | null {
  const { accountOpenedAt, now, timeZone } = context;
  const months = CARD_GROUP_DELIVERY_ACCOUNT_MONTHS_MIN;
  return dayTextIn(timeZone, now) >= monthsAfter(dayTextIn(timeZone, accountOpenedAt), months)
    ? null
    : reason('cardGroup.deliveryTooEarly', { months });
}
