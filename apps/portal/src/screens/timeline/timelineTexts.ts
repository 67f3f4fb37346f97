import type { TimelineEntry } from '@forecourt/api-client';
import type { TimelineEntry as ShownEntry } from '@forecourt/ui';
import {
  purchaseEventKey,
  CARD_STATES,
  changedFieldKey,
  changedPromptKey,
  declineKey,
  eventKey,
  isLimitsField,
  isNotificationKind,
  isPurchaseRule,
  readStoredLimits,
  stopReasonKey,
  wordParams,
  type Account,
  type CardState,
} from '@forecourt/validation';
import { formatCount, formatDayAndTime, formatMoney } from '@forecourt/ui/format';
import { href } from '../../addresses/href.ts';
import type { Text } from '../../messages/text.ts';
import { formatLimits } from '../limits/limitText.ts';

type Change = TimelineEntry['changes'][number];

/** Each changed limit: "Dollars a day: $90.00 → $120.00". */
function limitChanges({ from, to }: Change, currency: string, text: Text): string[] {
  const newLimits = formatLimits(readStoredLimits(to), currency, text);
  return formatLimits(readStoredLimits(from), currency, text).flatMap((oldLimit, index) => {
    const newValue = newLimits[index]?.value ?? null;
    if (oldLimit.value === newValue) return [];
    const none = text('timeline.nothing');
    const [before, now] = [oldLimit.value ?? none, newValue ?? none];
    return [text('card.timeline.changed', { what: oldLimit.label, from: before, to: now })];
  });
}

/** Each changed value: "Profile: Vans → Linehaul". */
export function formatChanges(
  changes: readonly Change[],
  currency: string,
  text: Text,
): readonly string[] {
  return changes.flatMap((change) => {
    if (isLimitsField(change.field)) return limitChanges(change, currency, text);
    const key = changedFieldKey(change.field);
    if (!key) return [];
    const valueText = (value: string | null) => {
      const valueKey = changedPromptKey(change.field, value);
      return valueKey ? text(valueKey) : (value ?? text('timeline.nothing'));
    };
    const [from, to] = [valueText(change.from), valueText(change.to)];
    return [text('card.timeline.changed', { what: text(key), from, to })];
  });
}

type Place = Pick<Account, 'currency' | 'timeZone'>;

const isCardState = (value: string | null): value is CardState =>
  CARD_STATES.some((state) => state === value);

function eventText(entry: TimelineEntry, text: Text, { currency, timeZone }: Place): string {
  const { kind } = entry;
  if (kind === 'purchase' || kind === 'decline') {
    const amount = formatMoney(entry.amountCents ?? 0, currency);
    return text(purchaseEventKey({ ...entry, kind }), { amount, place: entry.place ?? '–' });
  }
  if (kind === 'change') return text(eventKey(entry.action));
  const textParams = wordParams(entry.params, { locale: 'en-US', currency, timeZone });
  return isNotificationKind(entry.action)
    ? text(entry.action, textParams)
    : text('card.timeline.action.other');
}

function reasonText({ kind, reason }: TimelineEntry, text: Text): string | null {
  if (reason === null) return null;
  if (kind === 'decline') return isPurchaseRule(reason) ? text(declineKey(reason)) : null;
  const reasonKey = stopReasonKey(reason);
  return reasonKey ? text(reasonKey) : reason;
}

/** The initial values of a new driver or vehicle are not listed as changes. */
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
  const changeTexts = isNew(entry) ? [] : formatChanges(entry.changes, currency, text);
  return [...state, ...changeTexts].join(' · ') || null;
}

const TONES = { change: 'plain', purchase: 'good', decline: 'bad', alert: 'warn' } as const;

export interface TimelineContext extends Place {
  readonly text: Text;
  readonly now: Date;
  /** Whether the timeline is a card's, so that entries do not name the card. */
  readonly isOfCard: boolean;
}

/** A timeline entry for display; purchases and declines link to themselves. */
export function timelineTexts(
  entry: TimelineEntry,
  { text, now, isOfCard, ...place }: TimelineContext,
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
  const why = source === null ? reasonText(entry, text) : text('timeline.elsewhere', { source });
  return {
    id: entry.entryId,
    what: eventText(entry, text, place),
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
