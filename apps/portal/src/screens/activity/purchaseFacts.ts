import type { Contract, ResponseOf } from '@forecourt/api-client';
import type { FactGroup } from '@forecourt/ui';
import { formatCount, formatDayAndTime, formatGallons } from '@forecourt/ui/format';
import {
  declineKey,
  isPurchaseRule,
  NOT_POSTED_FLAG,
  REVERSED_FLAG,
  displayedFlags,
  type Transaction,
} from '@forecourt/validation';
import type { TextKey, Text } from '../../messages/text.ts';

export type TransactionDetails = ResponseOf<Contract['getTransaction']>;

/** Readings that the vehicle itself reported at the time of purchase. */
function signalFacts(signal: TransactionDetails['signal'], text: Text): readonly FactGroup[] {
  if (!signal) return [];
  const { awayMiles, roomMilligallons, odometerMiles } = signal;
  const miles = (value: number | null, key: 'purchase.fact.miles' | 'purchase.fact.away') =>
    value === null ? null : text(key, { miles: formatCount(value) });
  return [
    {
      title: text('purchase.facts.signal'),
      facts: [
        { label: text('purchase.fact.place'), value: miles(awayMiles, 'purchase.fact.away') },
        {
          label: text('purchase.fact.room'),
          value:
            roomMilligallons === null
              ? null
              : text('purchase.fact.gallons', { gallons: formatGallons(roomMilligallons) }),
        },
        {
          label: text('purchase.fact.odometer.vehicle'),
          value: miles(odometerMiles, 'purchase.fact.miles'),
        },
      ],
    },
  ];
}

/** The purchase's details: card, driver, unit, time, and site. */
export function purchaseFacts(
  { transaction: purchase, signal }: Pick<TransactionDetails, 'transaction' | 'signal'>,
  text: Text,
  now: Date,
): readonly FactGroup[] {
  const { site, occurredAt, postedAt, odometerMiles } = purchase;
  const formatInstant = (instant: string) => formatDayAndTime(instant, site.timeZone, now);
  return [
    {
      title: text('purchase.facts.purchase'),
      facts: [
        {
          label: text('purchase.fact.card'),
          value: `•••• ${purchase.cardLast4}`,
          isCode: true,
        },
        { label: text('purchase.fact.driver'), value: purchase.driverName },
        { label: text('purchase.fact.unit'), value: purchase.unitNumber, isCode: true },
        {
          label: text('purchase.fact.odometer'),
          value:
            odometerMiles === null
              ? null
              : text('purchase.fact.miles', { miles: formatCount(odometerMiles) }),
        },
        { label: text('purchase.fact.bought'), value: formatInstant(occurredAt) },
        purchase.status !== 'declined' && {
          label: text('purchase.fact.posted'),
          value: postedAt === null ? text('purchase.fact.notPosted') : formatInstant(postedAt),
        },
        { label: text('purchase.fact.site'), value: site.siteNumber, isCode: true },
        { label: text('purchase.fact.number'), value: purchase.transactionNumber, isCode: true },
      ],
    },
    ...signalFacts(signal, text),
  ];
}

const MARKS: Readonly<Record<string, TextKey>> = {
  odometer: 'purchase.mark.odometer',
  priceHigh: 'purchase.mark.priceHigh',
  burst: 'purchase.mark.burst',
  offShift: 'purchase.mark.offShift',
  repeatedDecline: 'purchase.mark.repeatedDecline',
  [REVERSED_FLAG]: 'purchase.mark.reversed',
  [NOT_POSTED_FLAG]: 'purchase.mark.notPosted',
};

/** The rules that declined a purchase, in words. */
export const declineNames = ({ declineReasons }: Transaction, text: Text): string =>
  declineReasons
    .flatMap(({ rule }) => (isPurchaseRule(rule) ? [text(declineKey(rule))] : []))
    .join(', ');

/** Why a purchase is flagged, one sentence per flag. */
export const markTexts = ({ flags }: Transaction, text: Text): readonly string[] =>
  displayedFlags(flags).map((flag) => {
    const mark = MARKS[flag];
    if (mark) return text(mark);
    return text('purchase.mark.other', {
      rule: isPurchaseRule(flag) ? text(declineKey(flag)) : flag,
    });
  });
