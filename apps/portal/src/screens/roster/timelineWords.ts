import type { TimelineEntry } from '@forecourt/api-client';
import type { TimelineEntry as ShownEntry } from '@forecourt/ui';
import { declineKey, isPurchaseRule, type Account } from '@forecourt/validation';
import { formatDayAndTime, formatMoney } from '@forecourt/ui/format';
import type { TextKey, useText } from '../../messages/text.ts';
import { happeningKey, reasonKey } from '../cards/timelineWords.ts';

type Text = ReturnType<typeof useText>;

const HAPPENINGS = ['added', 'edited', 'terminated', 'broughtBack', 'readingCorrected'] as const;
const FIELDS = [
  'first_name',
  'last_name',
  'driver_id',
  'employee_id',
  'license_number',
  'license_state',
  'mobile',
  'unit_number',
  'name',
  'vin',
  'license_plate',
  'registration_number',
  'registration_expiry',
  'odometer_miles',
  'tank_capacity_milligallons',
  'trailer_number',
  'status',
] as const;

const fieldKey = (field: string): TextKey => {
  const known = FIELDS.find((name) => name === field);
  return known ? `roster.field.${known}` : 'roster.field.other';
};

/** What the gateway calls an event, in words. */
function whatKey(action: string): TextKey {
  const [, verb = ''] = action.split('.');
  const known = HAPPENINGS.find((name) => name === verb);
  if (known && !action.startsWith('card.')) return `roster.timeline.${known}`;
  return happeningKey(action);
}

function whatOf(entry: TimelineEntry, text: Text, account: Account): string {
  const place = entry.place ?? '–';
  if (entry.kind === 'purchase') {
    const amount = formatMoney(entry.amountCents ?? 0, account.currency);
    return text('roster.timeline.purchase', { amount, place });
  }
  if (entry.kind === 'decline') return text('roster.timeline.decline', { place });
  const what = text(whatKey(entry.action));
  return entry.cardLast4 === null
    ? what
    : text('roster.timeline.card', { what, last4: entry.cardLast4 });
}

function whyOf({ kind, reason }: TimelineEntry, text: Text): string | null {
  if (reason === null) return null;
  if (kind === 'decline') return isPurchaseRule(reason) ? text(declineKey(reason)) : null;
  const known = reasonKey(reason);
  return known ? text(known) : reason;
}

const TONES = { change: 'plain', purchase: 'good', decline: 'bad' } as const;

/** An entry of a driver's or vehicle's timeline as the list shows it. */
export function timelineWords(
  entry: TimelineEntry,
  text: Text,
  account: Account,
  now: Date,
): ShownEntry {
  const changes = entry.action.endsWith('.edited') || entry.action.endsWith('Corrected');
  const change = changes
    ? entry.changes
        .map(({ field, from, to }) =>
          text('roster.timeline.change', {
            field: text(fieldKey(field)),
            from: from ?? '–',
            to: to ?? '–',
          }),
        )
        .join(', ')
    : '';
  const why = whyOf(entry, text);
  const byCard =
    entry.kind === 'change' || entry.cardLast4 === null
      ? null
      : text('roster.timeline.withCard', { last4: entry.cardLast4 });
  return {
    id: entry.entryId,
    what: whatOf(entry, text, account),
    who: byCard ?? entry.actor ?? text('roster.timeline.system'),
    when: formatDayAndTime(entry.at, account.timeZone, now),
    tone: TONES[entry.kind],
    ...(change === '' ? {} : { change }),
    ...(why === null ? {} : { why }),
  };
}
