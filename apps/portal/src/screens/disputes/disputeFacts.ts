import type { Contract, ResponseOf } from '@forecourt/api-client';
import type { FactGroup, StatusTone, TimelineEntry } from '@forecourt/ui';
import { formatCount, formatMoney } from '@forecourt/ui/format';
import {
  type Dispute,
  type DisputeEvidence,
  type DisputeHistoryAction,
  type DisputeState,
  MILLISECONDS_PER_DAY,
} from '@forecourt/validation';
import type { useToday } from '../../app/useToday.ts';
import type { useWhen } from '../../app/useWhen.ts';
import type { TextKey, Text } from '../../messages/text.ts';

type FormatInstant = ReturnType<typeof useWhen>;

/** Facts known before the form's questions are answered. */
type KnownFacts = Omit<DisputeEvidence, 'cardPlace' | 'hasAskedSite'> &
  Partial<Pick<DisputeEvidence, 'cardPlace' | 'hasAskedSite'>>;

export const DISPUTE_TONES: Readonly<Record<DisputeState, StatusTone>> = {
  documentsDue: 'warn',
  underReview: 'info',
  credited: 'good',
  denied: 'bad',
  withdrawn: 'neutral',
  expired: 'bad',
};

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Days until a date; 0 on the day itself and after. */
export function daysUntil(day: string, today: ReturnType<typeof useToday>): number {
  const milliseconds = startOf(day) - startOf(today.toString());
  return Math.max(0, Math.round(milliseconds / MILLISECONDS_PER_DAY));
}

/** Facts about a disputed purchase, as labels and values. */
export function evidenceFacts(
  evidence: KnownFacts,
  currency: string,
  text: Text,
  when: FormatInstant,
): FactGroup {
  const miles = (value: number | null) =>
    value === null ? null : text('dispute.fact.miles', { miles: formatCount(value) });
  const { cardPlace = null, hasAskedSite = null, lastOdometerMiles } = evidence;
  return {
    title: text('dispute.facts'),
    facts: [
      { label: text('dispute.fact.site'), value: evidence.siteAddress },
      { label: text('dispute.fact.when'), value: when(evidence.occurredAt, evidence.timeZone) },
      { label: text('dispute.fact.driver'), value: evidence.driverName },
      { label: text('dispute.fact.unit'), value: evidence.unitNumber, isCode: true },
      { label: text('dispute.fact.holder'), value: evidence.cardHolder },
      { label: text('dispute.fact.odometer'), value: miles(evidence.odometerMiles) },
      lastOdometerMiles !== null && {
        label: text('dispute.fact.odometerBefore'),
        value: miles(lastOdometerMiles),
      },
      {
        label: text('dispute.fact.authorized'),
        value: formatMoney(evidence.authorizedCents, currency),
      },
      { label: text('dispute.fact.posted'), value: formatMoney(evidence.netCents, currency) },
      cardPlace !== null && {
        label: text('dispute.fact.cardPlace'),
        value: text(`disputeForm.cardPlace.${cardPlace}`),
      },
      hasAskedSite !== null && {
        label: text('dispute.fact.askedSite'),
        value: text(`disputeForm.askedSite.${hasAskedSite ? 'yes' : 'no'}`),
      },
    ],
  };
}

const STEPS: Readonly<Record<string, TextKey>> = {
  'dispute.filed': 'dispute.done.filed',
  'dispute.documentAdded': 'dispute.done.documentAdded',
  'dispute.credited': 'dispute.done.credited',
  'dispute.waiverClaimed': 'dispute.done.waiverClaimed',
  'dispute.denied': 'dispute.done.denied',
  'dispute.withdrawn': 'dispute.done.withdrawn',
  'dispute.expired': 'dispute.done.expired',
} satisfies Readonly<Record<DisputeHistoryAction, TextKey>>;
const STEP_TONES: Readonly<Record<string, NonNullable<TimelineEntry['tone']>>> = {
  'dispute.credited': 'good',
  'dispute.denied': 'bad',
  'dispute.expired': 'bad',
};

/** A dispute's history as timeline entries, newest first. */
export const timelineOf = (
  history: ResponseOf<Contract['getDispute']>['history'],
  text: Text,
  when: FormatInstant,
): readonly TimelineEntry[] =>
  history.map(({ eventId, at, actor, action }) => {
    const key = STEPS[action];
    return {
      id: eventId,
      what: key ? text(key) : action,
      who: actor === 'system' ? text('dispute.by.system') : actor,
      when: when(at),
      tone: STEP_TONES[action] ?? 'plain',
    };
  });

/** The disputed purchase, on one line. */
export const disputeSubtitle = (dispute: Dispute, text: Text): string =>
  text('dispute.subtitle', {
    amount: formatMoney(dispute.amountCents, dispute.currency),
    site: dispute.siteName,
    last4: dispute.cardLast4,
  });
