import {
  BULK_RULES,
  CARD_REFUSALS,
  cardLifecycle,
  reason,
  type BulkAction,
  type CardState,
  type Reason,
} from '@forecourt/validation';
import { lifecycleContext } from '../cards/lockCard.ts';
import type { Row } from '../../store/schema.ts';
import type { ChosenCard } from './chooseCards.ts';

export type Decision =
  | { readonly ok: true; readonly to: CardState }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

type Account = Pick<Row<'accounts'>, 'state'>;

/** Whether the card is so already. */
function isSame(card: ChosenCard, action: BulkAction): boolean {
  if (action.name === 'switchProfile') return card.profile_id === action.profileId;
  return action.name === 'moveToGroup' && card.group_id === action.groupId;
}

/** What becomes of one card, or everything against it. The preview and the work ask the same. */
export function decide(card: ChosenCard, action: BulkAction, account: Account): Decision {
  if (isSame(card, action)) return { ok: false, reasons: [reason(CARD_REFUSALS.sameAlready)] };
  const { lifecycle } = BULK_RULES[action.name];
  const applied = cardLifecycle.apply(card.status, lifecycle, lifecycleContext(card, { account }));
  return applied.ok ? { ok: true, to: applied.state } : applied;
}
