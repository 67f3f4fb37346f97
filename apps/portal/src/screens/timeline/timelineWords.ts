import type { TimelineEntry } from '@forecourt/api-client';
import type { TimelineEntry as ShownEntry } from '@forecourt/ui';
import {
  boughtKey,
  CARD_STATES,
  declineKey,
  happeningKey,
  isNotificationKind,
  isPurchaseRule,
  stopReasonKey,
  wordParams,
  type Account,
  type CardState,
} from '@forecourt/validation';
import { formatCount, formatDayAndTime, formatMoney } from '@forecourt/ui/format';
import { href } from '../../addresses/href.ts';
import type { Text } from '../../messages/text.ts';
import { changesInWords } from './changeWords.ts';

type Place = Pick<Account, 'currency' | 'timeZone'>;

const isCardState = (value: string | null): value is CardState =>
  CARD_STATES.some((state) => state === value);

function whatOf(entry: TimelineEntry, text: Text, { currency, timeZone }: Place): string {
  const { kind } = entry;
  if (kind === 'purchase' || kind === 'decline') {
    const amount = formatMoney(entry.amountCents ?? 0, currency);
    return text(boughtKey({ ...entry, kind }), { amount, place: entry.place ?? '–' });
  }
  if (kind === 'change') return text(happeningKey(entry.action));
  const words = wordParams(entry.params, { locale: 'en-US', currency, timeZone });
  return isNotificationKind(entry.action)
    ? text(entry.action, words)
    : text('card.timeline.action.other');
}

function whyOf({ kind, reason }: TimelineEntry, text: Text): string | null {
  if (reason === null) return null;
  if (kind === 'decline') return isPurchaseRule(reason) ? text(declineKey(reason)) : null;
  const known = stopReasonKey(reason);
  return known ? text(known) : reason;
}

/** What a new driver or vehicle was entered with is not told as a change. */
const isNew = ({ action }: TimelineEntry) => action.endsWith('.added');

function changeOf(entry: TimelineEntry, text: Text, currency: string): string | null {
  const { odometerMiles, from, to } = entry;
  if (odometerMiles !== null)
    return text('timeline.odometer', { miles: formatCount(odometerMiles) });
  const state =
    isCardState(from) && isCardState(to) && from !== to
      ? [
          text('timeline.change', {
            from: text(`cardStatus.${from}`),
            to: text(`cardStatus.${to}`),
          }),
        ]
      : [];
  const rest = isNew(entry) ? [] : changesInWords(entry.changes, currency, text);
  return [...state, ...rest].join(' · ') || null;
}

const TONES = { change: 'plain', purchase: 'good', decline: 'bad', alert: 'warn' } as const;

export interface TimelineWordsOf extends Place {
  readonly text: Text;
  readonly now: Date;
  /** The timeline is one card's, so that no entry names the card. */
  readonly isOfCard: boolean;
}

/** An entry of a timeline as the list shows it; a purchase or decline is a link to itself. */
export function timelineWords(
  entry: TimelineEntry,
  { text, now, isOfCard, ...place }: TimelineWordsOf,
): ShownEntry {
  const { cardLast4, unitNumber, source } = entry;
  const isPurchase = entry.kind === 'purchase' || entry.kind === 'decline';
  const card =
    isOfCard || cardLast4 === null ? [] : [text('timeline.withCard', { last4: cardLast4 })];
  const unit = unitNumber === null ? [] : [text('timeline.unit', { unit: unitNumber })];
  const person = entry.actor ?? (isPurchase ? null : text('timeline.system'));
  const actor =
    person !== null && entry.emulatedBy !== null
      ? text('timeline.emulated', { name: person, by: entry.emulatedBy })
      : person;
  const change = changeOf(entry, text, place.currency);
  const why = source === null ? whyOf(entry, text) : text('timeline.elsewhere', { source });
  return {
    id: entry.entryId,
    what: whatOf(entry, text, place),
    who: [...(actor === null ? [] : [actor]), ...unit, ...card].join(', '),
    when: formatDayAndTime(entry.at, place.timeZone, now),
    tone: source === null ? TONES[entry.kind] : 'plain',
    ...(isPurchase && source === null
      ? { href: href('purchase', { transactionId: entry.entryId }) }
      : {}),
    ...(change === null ? {} : { change }),
    ...(why === null ? {} : { why }),
  };
}
