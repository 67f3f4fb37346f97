import type { FactGroup } from '@forecourt/ui';
import { formatCount, formatDayAndTime } from '@forecourt/ui/format';
import type { Transaction } from '@forecourt/validation';
import type { TextKey, useText } from '../../messages/text.ts';

type Text = ReturnType<typeof useText>;

/** Who, with what, where and when, as the receipt says it. */
export function purchaseFacts(purchase: Transaction, text: Text, now: Date): readonly FactGroup[] {
  const { site, occurredAt, postedAt, odometerMiles } = purchase;
  const at = (instant: string) => formatDayAndTime(instant, site.timeZone, now);
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
        { label: text('purchase.fact.bought'), value: at(occurredAt) },
        ...(purchase.status === 'declined'
          ? []
          : [
              {
                label: text('purchase.fact.posted'),
                value: postedAt === null ? text('purchase.fact.notPosted') : at(postedAt),
              },
            ]),
        { label: text('purchase.fact.site'), value: site.siteNumber, isCode: true },
        { label: text('purchase.fact.number'), value: purchase.transactionNumber, isCode: true },
      ],
    },
  ];
}

const MARKS: Readonly<Record<string, TextKey>> = {
  odometer: 'purchase.mark.odometer',
  priceHigh: 'purchase.mark.priceHigh',
  burst: 'purchase.mark.burst',
  offShift: 'purchase.mark.offShift',
  repeatedDecline: 'purchase.mark.repeatedDecline',
};

/** Why a purchase is marked, one sentence for each mark. */
export const marksInWords = ({ flags }: Transaction, text: Text): readonly string[] =>
  flags.map((flag) => text(MARKS[flag] ?? 'purchase.mark.other', { rule: flag }));
