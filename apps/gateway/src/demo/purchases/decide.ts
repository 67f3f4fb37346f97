import {
  evaluatePurchase,
  type PurchaseAttempt,
  type PurchaseDecision,
} from '@forecourt/validation';
import { stateAt } from '../fleet/cardLife.ts';
import { toRequestedLines, type SoldLine } from './lines.ts';
import type { Stop } from './stop.ts';

const MISTYPED = '0';

/** The purchase that the site sends to the gateway. */
function attemptOf({ account, card, site, at, lines, isMistyped }: Stop): PurchaseAttempt {
  const { timeZone, weekStartsOn } = account.plan;
  const { promptedId, row, life, vehicle } = card;
  return {
    at: new Date(at),
    site: { state: site.city.state, timeZone: site.city.timeZone },
    lines: toRequestedLines(lines, 'gross'),
    acceptsLess: false,
    account: {
      timeZone,
      weekStartsOn,
      state: at >= account.closesAt ? 'readOnly' : 'open',
      availableCents: null,
    },
    card: { state: stateAt(life, at) ?? 'ordered', expiresOn: row.expires_on },
    promptedId:
      promptedId === null
        ? null
        : { accepted: [promptedId], typed: isMistyped ? MISTYPED : promptedId },
    tankCapacityMilligallons:
      row.card_type === 'vehicle' ? (vehicle?.tankMilligallons ?? null) : null,
  };
}

/** The rules' decision about a stop, given the card's usage so far. */
export function decide(stop: Stop): PurchaseDecision {
  const { card, at } = stop;
  return evaluatePurchase(card.limits, card.counter.at(new Date(at)), attemptOf(stop));
}

/** Counts an approved purchase at its final cost. */
export function count({ card, at }: Stop, lines: readonly SoldLine[]): void {
  card.counter.add(new Date(at), toRequestedLines(lines, 'net'));
  card.lastUsedAt = at;
}

/**
 * The fraction of the request that the limits would have allowed, from 0 to 1; 0 if a rule without
 * an amount declined it.
 */
export function allowedShare({ checks }: PurchaseDecision): number {
  let share = 1;
  for (const { verdict, left, asked } of checks) {
    if (verdict === 'pass') continue;
    if (left === null || asked === null || asked === 0) return 0;
    share = Math.min(share, left / asked);
  }
  return share;
}
