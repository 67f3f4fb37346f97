import {
  BULK_RULES,
  CARD_REFUSALS,
  cardLifecycle,
  changeFigure,
  holdMoment,
  promptedIdTypeOf,
  promptsAfter,
  reason,
  type BulkAction,
  type CardState,
  type FigureChange,
  type Reason,
  type SomeCardPrompts,
} from '@forecourt/validation';
import { effectiveLimits } from '../cards/getCard.ts';
import { lifecycleContext } from '../cards/lockCard.ts';
import { actionFor } from '../cards/lossReport.ts';
import { promptsIn } from '../cards/prompts.ts';
import type { Row } from '../../store/schema.ts';
import type { BulkLimit } from '../../store/tables/cards.ts';
import type { ChosenCard } from './chooseCards.ts';
import { NO_FACTS, type BulkFacts } from './facts.ts';

export type Decision =
  /** `limit` is the figure's change, for limit changes only. */
  | { readonly ok: true; readonly to: CardState; readonly limit?: BulkLimit }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

interface DecisionContext {
  readonly account: Pick<Row<'accounts'>, 'state' | 'time_zone'>;
  readonly now: Date;
  readonly facts?: BulkFacts;
}

/** Whether the action would not change the card. */
function isSame(card: ChosenCard, action: BulkAction): boolean {
  const { name, fleetId, departmentId = null } = action;
  if (name === 'switchProfile') return card.profile_id === action.profileId;
  if (name === 'moveToFleet')
    return card.fleet_id === fleetId && card.department_id === departmentId;
  return name === 'moveToGroup' && card.group_id === action.groupId;
}

/** Decides a limit change: a figure in the card's own limits overrides its profile's. */
function decideLimit(card: ChosenCard, change: FigureChange, { profiles }: BulkFacts) {
  const profile = card.profile_id === null ? undefined : profiles.get(card.profile_id);
  const isOwn = !profile || (card.custom_limits?.[change.figure] ?? null) !== null;
  const changed = changeFigure(effectiveLimits(profile, isOwn ? card.custom_limits : null), change);
  if (!changed.ok) return changed;
  const { before, after } = changed;
  return { ok: true, limit: { before, after, holder: isOwn ? 'card' : 'profile' } } as const;
}

function reasonsAgainstPrompts(card: ChosenCard, prompts: SomeCardPrompts): readonly Reason[] {
  const current = promptsIn(card);
  const next = promptsAfter(current, prompts, card.card_type);
  if (current.id !== next.id || current.odometer !== next.odometer) return [];
  const asksForNoId = promptedIdTypeOf(card.card_type) === null && prompts.odometer === null;
  return [reason(asksForNoId ? CARD_REFUSALS.asksForNoId : CARD_REFUSALS.sameAlready)];
}

/** Reasons against the action other than the card's lifecycle. */
function reasonsAgainst(card: ChosenCard, action: BulkAction, facts: BulkFacts): readonly Reason[] {
  if (facts.replaced.has(card.id)) return [reason(CARD_REFUSALS.replacedAlready)];
  if (facts.ofTerminated.has(card.id)) return [reason('roster.is.terminated')];
  if (facts.withoutAddress.has(card.id)) return [reason(CARD_REFUSALS.noAddress)];
  return action.name === 'changePrompts' && action.prompts
    ? reasonsAgainstPrompts(card, action.prompts)
    : [];
}

/** Decides what the action does to a card, or why it cannot. Used by the preview and the job. */
export function decide(
  card: ChosenCard,
  action: BulkAction,
  { account, now, facts = NO_FACTS }: DecisionContext,
): Decision {
  if (isSame(card, action)) return { ok: false, reasons: [reason(CARD_REFUSALS.sameAlready)] };
  const change = actionFor(BULK_RULES[action.name].lifecycle, action.reason);
  const context = lifecycleContext(card, { account, now });
  const applied = cardLifecycle.apply(card.status, change, context);
  if (!applied.ok) return applied;
  const { schedule } = action;
  const isHeldNow = !schedule || holdMoment(schedule, account.time_zone, now).isHeld;
  const to = isHeldNow ? applied.state : card.status;
  if (action.name === 'changeLimit' && action.limit) {
    const result = decideLimit(card, action.limit, facts);
    return result.ok ? { ...result, to } : result;
  }
  const reasons = reasonsAgainst(card, action, facts);
  return reasons.length === 0 ? { ok: true, to } : { ok: false, reasons };
}
