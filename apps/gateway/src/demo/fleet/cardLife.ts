import {
  CARD_LIFE_MONTHS,
  cardLifecycle,
  type BlockReason,
  type CardAction,
  type CardState,
  MILLISECONDS_PER_DAY,
} from '@forecourt/validation';
import type { Random } from '../chance/random.ts';

/** A change of a card's state that happened. */
export interface CardChange {
  readonly at: number;
  readonly action: CardAction;
  readonly state: CardState;
  readonly reason: BlockReason | null;
  /** Someone did it; otherwise the system. */
  readonly byPerson: boolean;
}

/** A card from its order on. */
export interface CardLife {
  readonly orderedAt: number;
  readonly changes: readonly CardChange[];
}

const HOUR = 3_600_000;
const OFFICE_OPENS = 14 * HOUR;
const OFFICE_HOURS = 7;

/** An instant in office hours of the day that lies so many days back. */
export function officeTime(random: Random, now: number, daysBack: number): number {
  const day =
    Math.floor((now - daysBack * MILLISECONDS_PER_DAY) / MILLISECONDS_PER_DAY) *
    MILLISECONDS_PER_DAY;
  const at = day + OFFICE_OPENS + Math.floor(random.fraction() * OFFICE_HOURS * HOUR);
  return Math.min(at, now - (daysBack + 1) * HOUR);
}

type Plan = readonly [action: CardAction, daysBack: number, reason?: BlockReason];

/** What no one has to do. */
const BY_ITSELF: ReadonlySet<CardAction> = new Set(['ship', 'expire']);

/** Carries out planned actions by the lifecycle itself, so that no card has an impossible past. */
function live(
  random: Random,
  now: number,
  orderedDaysBack: number,
  plan: readonly Plan[],
): CardLife {
  const orderedAt = officeTime(random, now, orderedDaysBack);
  let state: CardState = 'ordered';
  let last = orderedAt;
  const changes = plan.map(([action, daysBack, reason]): CardChange => {
    const applied = cardLifecycle.apply(state, action, { accountState: 'open' });
    if (!applied.ok) throw new Error(`A card that is ${state} cannot ${action}.`);
    state = applied.state;
    last = Math.max(officeTime(random, now, daysBack), last + HOUR);
    return { at: last, action, state, reason: reason ?? null, byPerson: !BY_ITSELF.has(action) };
  });
  return { orderedAt, changes };
}

/** What ended or stopped the cards that are not in use, with the days since. */
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

/** Some cards were held for a while and then given back. */
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

/** The past of a card that is in a state now; `orderedDaysBack` wins where it is given. */
export function cardLife(
  random: Random,
  now: number,
  status: CardState,
  orderedDaysBack: number | null,
): CardLife {
  if (status === 'ordered') return live(random, now, orderedDaysBack ?? 2, []);
  if (status === 'pendingActivation') {
    const back = orderedDaysBack ?? MAIL_DAYS;
    return live(random, now, back, [['ship', Math.max(1, back - 3)]]);
  }
  if (status === 'expired') {
    const ended = random.integer(20, 100);
    const back = CARD_LIFE_DAYS + MONTH_DAYS + ended;
    return live(random, now, back, [
      ['ship', back - 3],
      ['activate', back - MAIL_DAYS],
      ['expire', ended],
    ]);
  }
  const back = orderedDaysBack ?? random.integer(560, 1400);
  return live(random, now, back, [
    ['ship', back - 3],
    ['activate', back - MAIL_DAYS],
    ...(status === 'active' ? pause(random, back - MAIL_DAYS) : endOf(random, status)),
  ]);
}

/** The card's state at an instant; null before it was ordered. */
export function stateAt({ orderedAt, changes }: CardLife, at: number): CardState | null {
  if (at < orderedAt) return null;
  let state: CardState = 'ordered';
  for (const change of changes) {
    if (change.at > at) break;
    state = change.state;
  }
  return state;
}

/** When the card became active; null: never. */
export const activatedAt = ({ changes }: CardLife): number | null =>
  changes.find(({ action }) => action === 'activate')?.at ?? null;
