import {
  CARD_LIFE_MONTHS,
  cardLifecycle,
  type BlockReason,
  type CardAction,
  type CardState,
  MILLISECONDS_PER_DAY,
} from '@forecourt/validation';
import type { Random } from '../chance/random.ts';

/** A past change of a card's state. */
export interface CardChange {
  readonly at: number;
  readonly action: CardAction;
  readonly state: CardState;
  readonly reason: BlockReason | null;
  /** Whether a person made it. Otherwise, the system did. */
  readonly byPerson: boolean;
}

/** A card's history, starting with its order. */
export interface CardLife {
  readonly orderedAt: number;
  readonly changes: readonly CardChange[];
}

const HOUR = 3_600_000;
const OFFICE_OPENS = 14 * HOUR;
const OFFICE_HOURS = 7;

/** Returns a time during office hours, the given number of days ago. */
export function officeTime(random: Random, now: number, daysBack: number): number {
  const day =
    Math.floor((now - daysBack * MILLISECONDS_PER_DAY) / MILLISECONDS_PER_DAY) *
    MILLISECONDS_PER_DAY;
  const at = day + OFFICE_OPENS + Math.floor(random.fraction() * OFFICE_HOURS * HOUR);
  return Math.min(at, now - (daysBack + 1) * HOUR);
}

type Plan = readonly [action: CardAction, daysBack: number, reason?: BlockReason];

/** Actions that no one has to take. */
const BY_ITSELF: ReadonlySet<CardAction> = new Set(['ship', 'expire']);

/** Applies planned actions through the lifecycle, so that no card has an impossible past. */
function buildLife(
  random: Random,
  now: number,
  orderedDaysBack: number,
  plan: readonly Plan[],
): CardLife {
  const orderedAt = officeTime(random, now, orderedDaysBack);
  let state: CardState = 'ordered';
  let lastAt = orderedAt;
  const changes = plan.map(([action, daysBack, reason]): CardChange => {
    const applied = cardLifecycle.apply(state, action, { accountState: 'open' });
    if (!applied.ok) throw new Error(`A card that is ${state} cannot ${action}.`);
    state = applied.state;
    lastAt = Math.max(officeTime(random, now, daysBack), lastAt + HOUR);
    return { at: lastAt, action, state, reason: reason ?? null, byPerson: !BY_ITSELF.has(action) };
  });
  return { orderedAt, changes };
}

/** The change that took a card out of use, and how many days ago it happened. */
function endOf(random: Random, status: CardState): readonly Plan[] {
  const daysBack = random.integer(4, 150);
  switch (status) {
    case 'onHold':
      return [['hold', random.integer(2, 9), random.pick(['seasonal', 'driverLeft', 'other'])]];
    case 'blocked':
      return [['block', daysBack, random.pick(['driverLeft', 'suspectedFraud', 'vehicleSold'])]];
    case 'lostOrStolen':
      return [['reportLost', daysBack, random.pick(['lost', 'stolen'])]];
    case 'canceled':
      return [['reissue', daysBack, 'damaged']];
    case 'deactivated':
      return [['transfer', daysBack, 'other']];
    case 'unassigned':
      return [['unassign', daysBack, 'driverLeft']];
    case 'active':
    case 'ordered':
    case 'pendingActivation':
    case 'expired':
      return [];
  }
}

/** Some cards were put on hold for a while, then reactivated. */
function pause(random: Random, activatedDaysBack: number): readonly Plan[] {
  if (activatedDaysBack < 60 || !random.chance(0.06)) return [];
  const from = random.integer(30, Math.min(500, activatedDaysBack - 10));
  const to = from - random.integer(2, 14);
  return [
    ['hold', from, random.pick(['seasonal', 'other'])],
    ['reactivate', to],
  ];
}

const MAIL_DAYS = 6;
const CARD_LIFE_DAYS = Math.round((CARD_LIFE_MONTHS * 365.25) / 12);
const MONTH_DAYS = 31;

/** The history of a card in this state. `orderedDaysBack` overrides the usual order date. */
export function cardLife(
  random: Random,
  now: number,
  status: CardState,
  orderedDaysBack: number | null,
): CardLife {
  if (status === 'ordered') return buildLife(random, now, orderedDaysBack ?? 2, []);
  if (status === 'pendingActivation') {
    const daysBack = orderedDaysBack ?? MAIL_DAYS;
    return buildLife(random, now, daysBack, [['ship', Math.max(1, daysBack - 3)]]);
  }
  if (status === 'expired') {
    const expiredDaysBack = random.integer(20, 100);
    const daysBack = CARD_LIFE_DAYS + MONTH_DAYS + expiredDaysBack;
    return buildLife(random, now, daysBack, [
      ['ship', daysBack - 3],
      ['activate', daysBack - MAIL_DAYS],
      ['expire', expiredDaysBack],
    ]);
  }
  const daysBack = orderedDaysBack ?? random.integer(560, 1400);
  return buildLife(random, now, daysBack, [
    ['ship', daysBack - 3],
    ['activate', daysBack - MAIL_DAYS],
    ...(status === 'active' ? pause(random, daysBack - MAIL_DAYS) : endOf(random, status)),
  ]);
}

/** The card's state at a given time; `null` before it was ordered. */
export function stateAt({ orderedAt, changes }: CardLife, at: number): CardState | null {
  if (at < orderedAt) return null;
  let state: CardState = 'ordered';
  for (const change of changes) {
    if (change.at > at) break;
    state = change.state;
  }
  return state;
}

/** When the card was activated; `null` if never. */
export const activatedAt = ({ changes }: CardLife): number | null =>
  changes.find(({ action }) => action === 'activate')?.at ?? null;
