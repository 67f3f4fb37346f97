import {
  can,
  cardLifecycle,
  orderingReasons,
  type Account,
  type Card,
  type CardAction,
  type Permission,
  type Reason,
} from '@forecourt/validation';
import { actorIn } from '../../../shell/account.ts';
import type { CardTask } from '../useCardAddress.ts';

export type AnyTask = CardTask | 'edit';

interface TaskRule {
  readonly action: CardAction;
  readonly permission: Permission;
}

/** The lifecycle action and permission that each task requires. */
const RULES: Readonly<Record<AnyTask, TaskRule>> = {
  edit: { action: 'edit', permission: 'cards.edit' },
  replace: { action: 'replace', permission: 'cards.order' },
  reissue: { action: 'reissue', permission: 'cards.order' },
  transfer: { action: 'transfer', permission: 'cards.changeStatus' },
  switchProfile: { action: 'edit', permission: 'limits.edit' },
  allowOnce: { action: 'edit', permission: 'limits.edit' },
  share: { action: 'edit', permission: 'cards.share' },
  prompts: { action: 'edit', permission: 'limits.edit' },
  guide: { action: 'edit', permission: 'cards.edit' },
  hold: { action: 'edit', permission: 'cards.changeStatus' },
  unassign: { action: 'unassign', permission: 'cards.changeStatus' },
  viewPin: { action: 'edit', permission: 'pins.reveal' },
  setPin: { action: 'edit', permission: 'pins.change' },
};

/** Reasons against a task; empty if it is allowed. */
export function reasonsAgainst(card: Card, account: Account, task: AnyTask): readonly Reason[] {
  const { action, permission } = RULES[task];
  const granted = can(actorIn(account), permission, { fleetId: card.fleetId });
  if (!granted.allowed) {
    const ordering = permission === 'cards.order' ? orderingReasons(actorIn(account)) : [];
    // users who can never order cards are told so [MSG-43]
    return ordering.some(({ key }) => key === 'order.notAllowed') ? ordering : granted.reasons;
  }
  const transition = cardLifecycle.apply(card.status, action, { accountState: account.state });
  return transition.ok ? [] : transition.reasons;
}
