import type { TimelineEntry } from '@forecourt/api-client/contract';
import {
  boughtKey,
  changedFieldKey,
  changedPromptKey,
  happeningKey,
  isNotificationKind,
  stopReasonKey,
  wordParams,
} from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';
import { sayText } from '../../files/sayText.ts';
import { declineWords } from '../transactions/flagWords.ts';

/** Of the account: what amounts and times are said in. */
export interface Wording {
  readonly currency: string;
  readonly time_zone: string;
}

/** What happened, as the screen says it. */
export function whatOf(entry: TimelineEntry, { currency, time_zone: timeZone }: Wording): string {
  const { kind, action, place } = entry;
  const wording = { locale: 'en-US', currency, timeZone };
  const words = (params: TimelineEntry['params']) => wordParams(params, wording);
  if (kind === 'purchase' || kind === 'decline') {
    const bought = { amountCents: entry.amountCents ?? 0, ...(place === null ? {} : { place }) };
    return sayText(en[boughtKey({ ...entry, kind })], words(bought));
  }
  if (kind === 'change') return en[happeningKey(action)];
  const told = isNotificationKind(action) ? en[action] : en['card.timeline.action.other'];
  return sayText(told, words(entry.params));
}

/** Why: what a person chose or wrote, or the rule that declined. */
export function whyOf({ kind, reason }: TimelineEntry): string | null {
  if (reason === null) return null;
  if (kind === 'decline') return declineWords(reason);
  const known = stopReasonKey(reason);
  return known ? en[known] : reason;
}

/** A card's state is called what its key says: `onHold` is "On hold". */
const stateOf = (kept: string | null) =>
  kept === null
    ? null
    : kept.charAt(0).toUpperCase() +
      kept.slice(1).replaceAll(/[A-Z]/g, (big) => ` ${big.toLowerCase()}`);

const LIMITS: Readonly<Record<string, string>> = { limits: 'Limits', ownLimits: 'Limits' };

/** The state and everything else that differs, before (`from`) or after it, in one cell. */
export function sideOf({ changes, ...states }: TimelineEntry, side: 'from' | 'to'): string {
  const told = changes.flatMap((change) => {
    const key = changedFieldKey(change.field);
    const name = key ? en[key] : LIMITS[change.field];
    if (name === undefined) return [];
    const prompt = changedPromptKey(change.field, change[side]);
    return [`${name}: ${prompt ? en[prompt] : (change[side] ?? '')}`];
  });
  return [stateOf(states[side]), ...told].filter((part) => part !== null).join('; ');
}
