import type { PurchaseDecision } from '@forecourt/validation';
import type { Random } from '../chance/random.ts';
import { count, decide, allowedShare } from './decide.ts';
import type { SoldLine } from './lines.ts';
import { gallonsLine } from './lines.ts';
import { recordDecline, recordPurchase, type Recorded } from './record.ts';
import type { Stop } from './stop.ts';
import type { Plan } from './unitDay.ts';
import type { Unit } from './units.ts';

const MINUTE = 60_000;
const RETRY_CHANCE = 0.75;
const LEAST_SHARE = 0.2;
const SHARE_TAKEN = 0.97;
const MOST_TRIES = 3;

/** The fuel line for a smaller quantity, without the other lines. */
function lessFuel(lines: readonly SoldLine[], share: number): SoldLine[] {
  const [fuel] = lines;
  if (!fuel || fuel.product.unit !== 'gal') return [];
  const rebateMills = Math.round((fuel.discountCents * 10_000) / fuel.quantity / 10) * 10;
  const quantity = Math.floor(fuel.quantity * share * SHARE_TAKEN);
  return [gallonsLine(fuel.product.code, quantity, fuel.unitPriceMills, rebateMills)];
}

/** What the driver tries after a decline; empty if there's no point in trying. */
function secondTry({ card, lines }: Stop, decision: PurchaseDecision): readonly SoldLine[] {
  const rules = decision.checks.filter(({ verdict }) => verdict !== 'pass').map(({ rule }) => rule);
  if (rules.every((rule) => rule === 'promptedId')) return lines;
  const groups = card.limits.allowedGroups;
  if (rules.every((rule) => rule === 'productGroup') && groups) {
    return lines.filter(({ product }) => groups.includes(product.group));
  }
  const share = allowedShare(decision);
  return share < LEAST_SHARE ? [] : lessFuel(lines, share);
}

/** Records collected over one day. */
export interface DayRecords {
  readonly records: Recorded[];
  /** Flagged purchases and declines. */
  readonly flagged: FlaggedStop[];
}

export interface FlaggedStop {
  readonly stop: Stop;
  readonly cents: number;
}

/** Attempts a purchase, then retries for less or with the right ID until approved or given up. */
function attend(random: Random, unit: Unit, plan: Plan, now: number, gathered: DayRecords): void {
  const { records, flagged } = gathered;
  let stop = plan.stop(random);
  for (let tries = 1; stop !== null && tries <= MOST_TRIES; tries += 1) {
    if (stop.at > now || stop.at <= unit.lastAt) return;
    unit.lastAt = stop.at;
    const decision = decide(stop);
    if (decision.outcome === 'approved') {
      const { recorded, lines } = recordPurchase(random, stop, now);
      count(stop, lines);
      records.push(recorded);
      if (stop.flags.length > 0) flagged.push({ stop, cents: recorded.transaction.net_cents });
      plan.done?.(stop.lines);
      return;
    }
    const declined = recordDecline(random, stop, decision);
    records.push(declined);
    if (declined.transaction.flags.length > 0) flagged.push({ stop, cents: 0 });
    const lines = secondTry(stop, decision);
    if (lines.length === 0 || !random.chance(RETRY_CHANCE)) return;
    const at: number = stop.at + random.integer(2, 6) * MINUTE;
    stop = { ...stop, at, lines, isMistyped: false };
  }
}

/** Attends all of a unit's stops on one day, in chronological order. */
export function makeAllStops(
  random: Random,
  unit: Unit,
  plans: readonly Plan[],
  now: number,
  gathered: DayRecords,
): void {
  const { closesAt } = unit.account;
  for (const plan of plans.toSorted((a, b) => a.at - b.at)) {
    if (plan.at < closesAt) attend(random, unit, plan, now, gathered);
  }
}
