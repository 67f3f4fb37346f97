import {
  BULK_RULES,
  CARD_REFUSALS,
  cardLifecycle,
  reason,
  type BulkAction,
  type CardState,
  type Reason,
} from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import type { CardPatch } from '../cards/changeCard.ts';
import { lifecycleContext } from '../cards/lockCard.ts';

/** The change to make to one card, or the reasons why it cannot be made. */
export type Outcome =
  | { readonly ok: true; readonly to: CardState; readonly patch: CardPatch }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** The columns that the action changed, with their values from before it. */
const patchBack = ({ name }: BulkAction, { before }: Row<'card_bulk_rows'>) => {
  if (name === 'switchProfile') return { profile_id: before.profileId };
  if (name === 'moveToGroup') return { group_id: before.groupId };
  return {};
};

/** The change that undoes the action on one card, or the reasons why it cannot be undone. */
export function decideUndo(
  action: BulkAction,
  row: Row<'card_bulk_rows'>,
  card: Row<'cards'>,
  context: { readonly account: Row<'accounts'>; readonly now: Date },
): Outcome {
  const { undo } = BULK_RULES[action.name];
  if (undo === null) return { ok: false, reasons: [reason(CARD_REFUSALS.bulkNotUndoable)] };
  const applied = cardLifecycle.apply(card.status, undo, lifecycleContext(card, context));
  if (!applied.ok) return applied;
  const to = undo === 'edit' ? card.status : applied.state;
  return { ok: true, to, patch: patchBack(action, row) };
}
