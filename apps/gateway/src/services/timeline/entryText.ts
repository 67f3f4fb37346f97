import type { TimelineEntry } from '@forecourt/api-client/contract';
import { sayText } from '@forecourt/server';
import {
  purchaseEventKey,
  changedFieldKey,
  changedPromptKey,
  eventKey,
  isLimitsField,
  isNotificationKind,
  stopReasonKey,
  wordParams,
} from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';
import { stateText } from '../../files/stateText.ts';
import { declineText } from '../transactions/flagText.ts';
import { changedLimits } from './limitText.ts';

/** The account's currency and time zone, for amounts and times. */
export interface Wording {
  readonly currency: string;
  readonly time_zone: string;
}

/** What happened, worded as on screen. */
export function eventText(
  entry: TimelineEntry,
  { currency, time_zone: timeZone }: Wording,
): string {
  const { kind, action, place } = entry;
  const wording = { locale: 'en-US', currency, timeZone };
  const formatParams = (params: TimelineEntry['params']) => wordParams(params, wording);
  if (kind === 'purchase' || kind === 'decline') {
    const purchaseParams = {
      amountCents: entry.amountCents ?? 0,
      ...(place === null ? {} : { place }),
    };
    return sayText(en[purchaseEventKey({ ...entry, kind })], formatParams(purchaseParams));
  }
  if (kind === 'change') return en[eventKey(action)];
  const template = isNotificationKind(action) ? en[action] : en['card.timeline.action.other'];
  return sayText(template, formatParams(entry.params));
}

/** The reason: what a person chose or wrote, or the rule that declined. */
export function reasonText({ kind, reason }: TimelineEntry): string | null {
  if (reason === null) return null;
  if (kind === 'decline') return declineText(reason);
  const key = stopReasonKey(reason);
  return key ? en[key] : reason;
}

/** The state and other changed values before (`from`) or after the change, in one cell. */
export function sideOf(
  { changes, ...states }: TimelineEntry,
  side: 'from' | 'to',
  { currency }: Pick<Wording, 'currency'>,
): string {
  const changeTexts = changes.flatMap((change) => {
    if (isLimitsField(change.field)) return changedLimits(change, side, currency);
    const key = changedFieldKey(change.field);
    if (!key) return [];
    const prompt = changedPromptKey(change.field, change[side]);
    return [`${en[key]}: ${prompt ? en[prompt] : (change[side] ?? '')}`];
  });
  const state = states[side];
  return [...(state === null ? [] : [stateText(state)]), ...changeTexts].join('; ');
}
